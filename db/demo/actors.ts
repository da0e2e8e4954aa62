import type pg from 'pg';

/** An actor, as in the settings of a session. */
export type Actor = {
  role: 'app_visitor' | 'app_user' | 'app_operator';
  userId?: string;
  accountId?: string;
  accountRole?: string;
  operatorRole?: string;
  sessionId?: string;
  actorName?: string;
};

/**
 * Calls a mutation function the way the API does: one transaction, the actor's database role and
 * settings, refusals raised at the end. Returns the row as an object.
 */
export async function act(
  pool: pg.Pool,
  actor: Actor,
  mutation: string,
  input: object,
): Promise<Record<string, unknown>> {
  return inTransaction(pool, async (client) => {
    const given = await sealed(client, mutation, input as { $prepared?: object });
    await become(client, actor);
    const { rows } = await client.query(
      `select to_jsonb(r) as row from app_public.${mutation}($1::jsonb) r`,
      [JSON.stringify(given)],
    );
    await client.query('select app_private.stop_if_refused()');
    return rows[0]?.row ?? {};
  });
}

async function become(client: pg.PoolClient, actor: Actor): Promise<void> {
  await client.query(
    `select set_config('role', $1, true), set_config('app.user_id', $2, true), set_config('app.account_id', $3, true),
      set_config('app.account_role', $4, true), set_config('app.operator_role', $5, true), set_config('app.actor_name', $6, true),
      set_config('app.session_id', $7, true)`,
    [
      actor.role,
      actor.userId ?? '',
      actor.accountId ?? '',
      actor.accountRole ?? '',
      actor.operatorRole ?? '',
      actor.actorName ?? '',
      actor.sessionId ?? '',
    ],
  );
}

/** Data that the server would have prepared is sealed by the role that the server uses. */
async function sealed(client: pg.PoolClient, mutation: string, input: { $prepared?: object }) {
  if (!input.$prepared) return input;
  const { rows } = await client.query('select app_private.seal($1, null, $2) as sealed', [
    mutation,
    input.$prepared,
  ]);
  return { ...input, $prepared: rows[0].sealed };
}

export async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** A person of the demo, acting in their own account. */
export async function inOwnAccount(owner: pg.Pool, email: string): Promise<Actor> {
  const { rows } = await owner.query(
    `select u.id as "userId", a.id as "accountId", u.first_name || ' ' || u.last_name as "actorName"
     from app_public.users u
       join app_public.accounts a on a.primary_user_id = u.id and a.account_type = 'PERSONAL'
     where u.email = $1`,
    [email],
  );
  return { role: 'app_user', accountRole: 'OWNER', ...rows[0] };
}

/**
 * The operator who decides in the demo; a member of no account, since operators may not decide on their own
 * cases.
 */
export const operator: Actor = {
  role: 'app_operator',
  operatorRole: 'ADMIN',
  actorName: 'Dina Driftsen',
};
