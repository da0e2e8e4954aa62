import { buildWorld, type World } from '#db/access/build-world.ts';
import { columnsBeyond } from '#db/access/columns-beyond.ts';
import { measureAccess } from '#db/access/measure-access.ts';
import { measureReach, type Tried } from '#db/access/measure-reach.ts';
import type { Queries } from '#db/access/queries.ts';
import { type RowState, rowStates } from '#db/access/row-states.ts';
import { readTables } from '#db/access/rows/read-tables.ts';
import { reachUnderConditions } from '../conditions.ts';
import { isProved } from './proved.ts';
import type { Weakness } from './weaknesses.ts';

/** The names of the weaknesses that neither the access files nor the test of conditions would show. */
export async function unseen(tx: Queries, weak: Weakness[]): Promise<string[]> {
  const names: string[] = [];
  for await (const { name, isSeen } of tryEach(tx, weak)) if (!isSeen) names.push(name);
  return names;
}

/**
 * Tries weaknesses: each is applied, the access that it opens is measured, and it is rolled back, all in one
 * transaction. Weaknesses without an effect count as seen.
 */
export async function* tryEach(
  tx: Queries,
  weak: Weakness[],
): AsyncGenerator<{ name: string; isSeen: boolean }> {
  const world = await buildWorld(tx, await readTables(tx));
  const before = new Map<string, string>();
  const statesOf = new Map<string, RowState[]>();
  for (const one of weak) {
    const { name } = one;
    if (await isProved(tx, one)) {
      yield { name, isSeen: true };
      continue;
    }
    const states = statesOf.get(one.table) ?? (await rowStates(tx, world, one.table));
    statesOf.set(one.table, states);
    const tried = { roles: one.roles, commands: one.commands, states };
    const measured = one.policy === null ? columnsReached : rowsReached;
    const key = JSON.stringify([one.table, one.roles, one.commands, one.policy === null]);
    const usual = before.get(key) ?? (await measured(tx, world, one.table, tried));
    before.set(key, usual);
    await tx.query('savepoint weak');
    await tx.query(one.statement);
    const now = await measured(tx, world, one.table, tried);
    await tx.query('rollback to savepoint weak; release savepoint weak');
    yield { name, isSeen: now !== usual };
  }
}

/** The rows and columns that each role reaches, as sentences of the access files. */
async function columnsReached(
  tx: Queries,
  world: World,
  table: string,
  tried: Tried,
): Promise<string> {
  const callers = world.callers.filter(({ actor }) => tried.roles?.includes(actor.role));
  const measured = await measureAccess(tx, { ...world, callers }, table);
  const columns = measured.map(({ caller, access }) => [caller.name, access]);
  const beyond = await columnsBeyond(tx, { ...world, callers }, table, measured);
  return JSON.stringify([await rowsReached(tx, world, table, tried), columns, beyond]);
}

async function rowsReached(
  tx: Queries,
  world: World,
  table: string,
  tried: Tried,
): Promise<string> {
  const reached = await measureReach(tx, world, table, tried);
  const lines = reached.flatMap(({ caller, state, operations }) =>
    operations.map((operation) => `${state?.name ?? ''} ${caller.name} ${operation}`),
  );
  lines.push(...(await reachUnderConditions(tx, world, table, tried)));
  return lines.sort().join('\n');
}
