import type { World } from '#db/access/build-world.ts';
import { measureReach, type Tried } from '#db/access/measure-reach.ts';
import type { Queries } from '#db/access/queries.ts';

/** What changes of the accounts, as SQL of an update. */
const circumstances = {
  'without features':
    'invoices_enabled = false, payouts_enabled = false, workflows_enabled = false',
  'in a team': `account_type = 'TEAM', organization_verified_at = now()`,
};
export type Circumstance = keyof typeof circumstances;

/** The access of people when all accounts are changed so. One line for each command, with its caller. */
export async function reachIn(
  tx: Queries,
  world: World,
  table: string,
  circumstance: Circumstance,
  tried: Tried = {},
): Promise<string[]> {
  // Made once, and not undone with the circumstance.
  await world.rows.row(table);
  await world.rows.draft(table);
  await tx.query('savepoint circumstance');
  await tx.query('set local session_replication_role = replica');
  await tx.query(
    `alter table app_public.accounts drop constraint accounts_teams_have_a_name_and_tag`,
  );
  await tx.query(`update app_public.accounts set ${circumstances[circumstance]}`);
  await tx.query('set local session_replication_role = origin');
  const lines = await linesOf(tx, world, table, { ...tried, roles: ['app_user'] });
  await tx.query('rollback to savepoint circumstance; release savepoint circumstance');
  return lines;
}

/** The access of an operator whose role was taken. */
export function reachWithoutRole(
  tx: Queries,
  world: World,
  table: string,
  tried: Tried = {},
): Promise<string[]> {
  const actor = { role: 'app_operator' as const, settings: {} };
  const everybody = [{ name: 'an operator without a role', actor }];
  return linesOf(tx, { ...world, everybody }, table, { commands: tried.commands });
}

/** The access that depends on the caller and not on the row, which the access files do not vary. */
export async function reachInCircumstances(
  tx: Queries,
  world: World,
  table: string,
  tried: Tried,
): Promise<string[]> {
  const lines: string[] = [];
  if (tried.roles?.includes('app_user')) {
    for (const one of Object.keys(circumstances) as Circumstance[]) {
      const reached = await reachIn(tx, world, table, one, { commands: tried.commands });
      lines.push(...reached.map((line) => `${one}, ${line}`));
    }
  }
  if (tried.roles?.includes('app_operator')) {
    lines.push(...(await reachWithoutRole(tx, world, table, tried)));
  }
  return lines;
}

async function linesOf(tx: Queries, world: World, table: string, tried: Tried): Promise<string[]> {
  const reached = await measureReach(tx, world, table, { ...tried, states: [] });
  return reached.flatMap(({ caller, deeds }) => deeds.map((deed) => `${caller.name}: ${deed}`));
}
