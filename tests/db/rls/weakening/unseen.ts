import { buildWorld, type World } from '#db/access/build-world.ts';
import { measureReach, type Tried } from '#db/access/measure-reach.ts';
import type { Queries } from '#db/access/queries.ts';
import { type RowState, rowStates } from '#db/access/row-states.ts';
import { readTables } from '#db/access/rows/read-tables.ts';
import { reachUnderConditions } from '../conditions.ts';
import { isProved } from './proved.ts';
import type { Weakness } from './weaknesses.ts';

/**
 * Of some weaknesses those that neither the access files nor the test of conditions would show: each is put in place, what it can let in is
 * measured, and it is taken back, all in one transaction.
 */
export async function unseen(
  tx: Queries,
  weak: Weakness[],
  tell: (one: Weakness) => void = () => {},
): Promise<Weakness[]> {
  const world = await buildWorld(tx, await readTables(tx));
  const before = new Map<string, string>();
  const statesOf = new Map<string, RowState[]>();
  const found: Weakness[] = [];
  for (const one of weak) {
    if (await isProved(tx, one)) continue;
    const states = statesOf.get(one.table) ?? (await rowStates(tx, world, one.table));
    statesOf.set(one.table, states);
    const tried = { roles: one.roles, commands: one.commands, states };
    const key = JSON.stringify([one.table, one.roles, one.commands]);
    const usual = before.get(key) ?? (await measured(tx, world, one.table, tried));
    before.set(key, usual);
    await tx.query('savepoint weak');
    await tx.query(one.statement);
    const now = await measured(tx, world, one.table, tried);
    await tx.query('rollback to savepoint weak; release savepoint weak');
    if (now !== usual) continue;
    found.push(one);
    tell(one);
  }
  return found;
}

async function measured(tx: Queries, world: World, table: string, tried: Tried): Promise<string> {
  const reached = await measureReach(tx, world, table, tried);
  const lines = reached.flatMap(({ caller, state, operations }) =>
    operations.map((operation) => `${state?.name ?? ''} ${caller.name} ${operation}`),
  );
  lines.push(...(await reachUnderConditions(tx, world, table, tried)));
  return lines.sort().join('\n');
}
