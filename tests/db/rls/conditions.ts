import { randomUUID } from 'node:crypto';
import type { Caller, World } from '#db/access/build-world.ts';
import { measureReach, type Tried } from '#db/access/measure-reach.ts';
import type { Queries } from '#db/access/queries.ts';
import { enterState, type RowState } from '#db/access/row-states.ts';

/** The changes of the accounts, as SQL of an update. */
const conditions = {
  'without features':
    'invoices_enabled = false, payouts_enabled = false, workflows_enabled = false',
  'in a team': `account_type = 'TEAM', organization_verified_at = now(),
    invoices_enabled = true, payouts_enabled = true, workflows_enabled = true`,
};
export type Condition = keyof typeof conditions;

const approved: RowState = {
  name: 'approved',
  table: 'app_public.enrollments',
  column: 'status',
  value: 'APPROVED',
};

/** The access of users when all accounts are changed so. One line per command, with its caller. */
export async function reachIn(
  tx: Queries,
  world: World,
  table: string,
  condition: Condition,
  tried: Tried = {},
): Promise<string[]> {
  // Made once, before the savepoint.
  await world.rows.row(table);
  await world.rows.draft(table);
  await tx.query('savepoint circumstance');
  await tx.query('set local session_replication_role = replica');
  await tx.query(
    `alter table app_public.accounts drop constraint accounts_teams_have_a_name_and_tag`,
  );
  await tx.query(`update app_public.accounts set ${conditions[condition]}`);
  await takeBuyersNumber(tx, world, table);
  if (world.rows.tables.get(table)?.columns.some(({ name }) => name === 'enrollment_id'))
    await enterState(tx, world, approved);
  await tx.query('set local session_replication_role = origin');
  const lines = await linesOf(tx, world, table, { ...tried, roles: ['app_user'] });
  await tx.query('rollback to savepoint circumstance; release savepoint circumstance');
  return lines;
}

/** The access of an operator who lost their role. */
export function reachWithoutRole(
  tx: Queries,
  world: World,
  table: string,
  tried: Tried = {},
): Promise<string[]> {
  const actor = { role: 'app_operator' as const, settings: {} };
  const callers = [{ name: 'an operator without a role', actor }];
  return linesOf(tx, { ...world, callers }, table, { commands: tried.commands });
}

/** Gives the account the number of the organisation that bought what a row is about. */
async function takeBuyersNumber(tx: Queries, { rows }: World, table: string): Promise<void> {
  const { buyer_organization_number: number } = await rows.row(table);
  if (!number) return;
  await tx.query('update app_public.accounts set organization_number = $1 where id = $2', [
    number,
    rows.shared.account_id,
  ]);
}

const anotherAccount = randomUUID();

const elsewhereStates = ({ rows }: World, table: string): RowState[] =>
  (rows.tables.get(table)?.columns ?? [])
    .filter(({ name }) => ['account_id', 'partner_account_id'].includes(name))
    .map(({ name }) => ({ name: `${name} another`, table, column: name, value: anotherAccount }));

/** The access of users to a similar row of another account, with the same parents and users. */
export function reachElsewhere(
  tx: Queries,
  world: World,
  table: string,
  tried: Tried = {},
): Promise<string[]> {
  const states = elsewhereStates(world, table);
  return reachIn(tx, world, table, 'in a team', { ...tried, states });
}

/** The access of users when an operator impersonates them. */
function reachInTheirName(tx: Queries, world: World, table: string, tried: Tried) {
  const callers = world.callers
    .filter(({ actor }) => actor.role === 'app_user')
    .map(({ name, actor }) => {
      const settings = { ...actor.settings, 'app.administrator_id': anotherAccount };
      return { name: `an operator in the name of ${name}`, actor: { ...actor, settings } };
    });
  return linesOf(tx, { ...world, callers }, table, tried);
}

/** The access of users of the partner account after each has opened the row. */
async function reachOpened(tx: Queries, world: World, table: string, tried: Tried) {
  const row = await world.rows.row(table);
  return apart(tx, async () => {
    for (const { actor } of world.partners) {
      await tx.query(
        `insert into app_public.events (entity, entity_id, event_type, actor, actor_kind, partner_account_id, user_id)
         values ($1, $2, 'OPENED', 'somebody', 'USER', $3, $4)`,
        [
          table.split('.')[1],
          row.id,
          actor.settings['app.account_id'],
          actor.settings['app.user_id'],
        ],
      );
    }
    return linesOf(tx, { ...world, callers: world.partners }, table, tried);
  });
}

/** The access of a member of the partner account who may see the checks of a department. */
async function reachWithAccess(tx: Queries, world: World, table: string, tried: Tried) {
  const { partner } = world.rows;
  const [member] = world.partners as [Caller, ...Caller[]];
  if (!partner) return [];
  const job = await partner.row('app_public.jobs');
  return apart(tx, async () => {
    const [membership] = await tx.query<{ id: string }>(
      'select id from app_public.memberships where account_id = $1 and user_id = $2',
      [partner.shared.account_id, member.actor.settings['app.user_id']],
    );
    await partner.insert('app_public.department_memberships', {
      membership_id: membership?.id,
      department_id: job.department_id,
      role: 'MEMBER',
      criminal_record_access: true,
      identity_access: true,
    });
    const lines: string[] = [];
    for (const kind of ['CRIMINAL_RECORD', 'IDENTITY']) {
      await enterState(tx, world, { name: kind, table, column: 'job_check_type', value: kind });
      const states = [...(tried.states ?? []), ...elsewhereStates(world, table)];
      const of = { ...world, callers: [member] };
      const reached = await linesOf(tx, of, table, { ...tried, states });
      lines.push(...reached.map((line) => `${kind}, ${line}`));
    }
    return lines;
  });
}

async function apart<Result>(tx: Queries, work: () => Promise<Result>): Promise<Result> {
  await tx.query('savepoint apart');
  const result = await work();
  await tx.query('rollback to savepoint apart; release savepoint apart');
  return result;
}

/** Parts of policies, and the measurements that they need. */
const readers = {
  current_administrator_id: reachInTheirName,
  "'OPENED'": reachOpened,
  inspected_job_ids: reachWithAccess,
};

/** The access that depends on the caller, or on an account that the access files do not vary. */
export async function reachUnderConditions(
  tx: Queries,
  world: World,
  table: string,
  tried: Tried,
): Promise<string[]> {
  const lines: string[] = [];
  if (tried.roles?.includes('app_user')) {
    for (const one of Object.keys(conditions) as Condition[]) {
      const reached = await reachIn(tx, world, table, one, { commands: tried.commands });
      lines.push(...reached.map((line) => `${one}, ${line}`));
    }
    const elsewhere = await reachElsewhere(tx, world, table, { commands: tried.commands });
    lines.push(...elsewhere.map((line) => `elsewhere, ${line}`));
    const text = await policyText(tx, table);
    for (const [name, reach] of Object.entries(readers)) {
      if (text.includes(name)) lines.push(...(await reach(tx, world, table, tried)));
    }
  }
  if (tried.roles?.includes('app_operator')) {
    lines.push(...(await reachWithoutRole(tx, world, table, tried)));
  }
  return lines;
}

async function policyText(tx: Queries, table: string): Promise<string> {
  const [row] = await tx.query<{ text: string }>(
    `select coalesce(string_agg(pg_get_expr(polqual, polrelid), ' '), '') as text from pg_policy where polrelid = $1::regclass`,
    [table],
  );
  return row?.text ?? '';
}

async function linesOf(tx: Queries, world: World, table: string, tried: Tried): Promise<string[]> {
  const reached = await measureReach(tx, world, table, { states: [], ...tried });
  return reached.flatMap(({ caller, state, operations }) =>
    operations.map((operation) => `${caller.name}${state ? `, ${state.name}` : ''}: ${operation}`),
  );
}
