import type { World } from '#db/access/build-world.ts';
import type { TestTransaction } from '#tests/support/test-transaction.ts';

/** Tokens of all callers by their kind; null for a visitor. */
export type Callers = Record<string, string | null>;

/** Opens a session for each kind of caller of the account that a world is about. */
export async function makeCallers(tx: TestTransaction, world: World): Promise<Callers> {
  const accountId = String(world.rows.shared.account_id);
  const ownerId = String(world.rows.shared.user_id);
  const open = async (userId: unknown, account: unknown = accountId) => {
    const [row] = await tx.query<{ token: string }>(
      'select app_private.open_session($1, $2) as token',
      [userId, account],
    );
    return row!.token;
  };
  const join = async (role: string) => {
    const { id } = await world.rows.insert('app_public.users');
    await world.rows.insert('app_public.memberships', { account_id: accountId, user_id: id, role });
    return id;
  };
  const makeManager = async () => {
    const userId = await join('MEMBER');
    const [membership] = await tx.query<{ id: string }>(
      'select id from app_public.memberships where account_id = $1 and user_id = $2',
      [accountId, userId],
    );
    await world.rows.insert('app_public.department_memberships', {
      account_id: accountId,
      membership_id: membership!.id,
      role: 'MANAGER',
    });
    return userId;
  };
  await tx.query('update app_public.users set confirmed_at = coalesce(confirmed_at, now())');
  const owner = await open(ownerId);
  const blockedId = await join('MEMBER');
  const blocked = await open(blockedId);
  await tx.query('update app_public.users set blocked_at = now() where id = $1', [blockedId]);
  const ended = await open(ownerId);
  await tx.query(
    `update app_public.sessions s set revoked_at = now() from app_private.session_tokens t
     where t.session_id = s.id and t.token_sha256 = app_private.token_sha256($1)`,
    [ended],
  );
  const operatorUser = await world.rows.insert('app_public.users');
  const operator = await world.rows.insert('app_public.operators', {
    user_id: operatorUser.id,
    operator_role: 'ADMIN',
  });
  const [impersonated] = await tx.query<{ token: string }>(
    "select app_private.open_session($1, $2, administrator_id => $3, administrator_reason => 'Sak 1') as token",
    [ownerId, accountId, operator.id],
  );
  const [console] = await tx.query<{ token: string }>(
    'select app_private.open_session($1, operator_id => $2) as token',
    [operatorUser.id, operator.id],
  );
  const strangerAccount = world.outsiders.find(
    ({ actor }) => actor.settings['app.account_role'] === 'OWNER',
  )!;
  return {
    owner,
    admin: await open(await join('ADMIN')),
    manager: await open(await makeManager()),
    member: await open(await join('MEMBER')),
    stranger: await open(
      strangerAccount.actor.settings['app.user_id'],
      strangerAccount.actor.settings['app.account_id'],
    ),
    ended,
    blocked,
    impersonated: impersonated!.token,
    operator: console!.token,
    unknown: 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG',
    visitor: null,
  };
}
