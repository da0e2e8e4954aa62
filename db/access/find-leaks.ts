import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tableHomes } from '../tools/module-files.ts';
import { buildWorld, type Caller, type World } from './build-world.ts';
import { type Command, measureReach, type Reach } from './measure-reach.ts';
import type { Queries } from './queries.ts';
import { type RowState, rowStates } from './row-states.ts';
import { readTables } from './rows/read-tables.ts';
import { strangersStates } from './strangers-states.ts';

/** A row that is accessible to an actor without any relation to its account. */
export interface Leak {
  table: string;
  /** Which lets them, where one alone does. */
  policy: string | null;
  what: string;
  cure: string;
}

/** A change of a function that all policies call would be measured for minutes in every state. */
const MOST_AT_LENGTH = 10;

/**
 * Access to rows of these tables by actors other than the account's members and operators: another account, a
 * visitor or the worker. For a table without accounts, its access file may permit it.
 */
export async function findLeaks(tx: Queries, folder: string, tables: string[]): Promise<Leak[]> {
  if (tables.length === 0) return [];
  const known = await readTables(tx);
  const world = await buildWorld(tx, known, folder);
  const worker = world.callers.filter(({ actor }) => actor.role === 'app_worker');
  const outsiders = { ...world, callers: [...world.outsiders, ...worker] };
  const homes = await tableHomes(folder);
  const leaks: Leak[] = [];
  for (const table of tables) {
    const columns = known.get(table)?.columns ?? [];
    if (columns.length === 0) continue;
    const hasAccount = columns.some(({ name }) => name === 'account_id');
    const home = homes.find((one) => one.table === table)?.path;
    const granted = hasAccount || !home ? () => [] : grantedBy(folder, home);
    const states = await (tables.length > MOST_AT_LENGTH ? rowStates : strangersStates)(
      tx,
      outsiders,
      table,
    );
    const reached = await measureReach(tx, outsiders, table, { states });
    leaks.push(...(await leaksOf(tx, outsiders, table, reached, granted)).map(toLeak(hasAccount)));
  }
  return leaks;
}

/** The commands that a table's access file permits an actor. */
function grantedBy(folder: string, rules: string): (caller: Caller) => string[] {
  const file = join(folder, 'modules', rules.replace('.rules.sql', '.access.txt'));
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return ({ name }) =>
    lines
      .filter((line) => line.startsWith(`${name}: `) || line.includes(` – ${name}: `))
      .flatMap((line) => line.slice(line.lastIndexOf(': ') + 2).split(/[;,] /))
      .map((operation) => operation.split(' ')[0] ?? '');
}

interface Found {
  table: string;
  policy: string | null;
  /** `the owner of another account: select`. */
  who: Map<string, Set<string>>;
}

async function leaksOf(
  tx: Queries,
  world: World,
  table: string,
  reached: Reach[],
  granted: (caller: Caller) => string[],
): Promise<Found[]> {
  const found = new Map<string | null, Found>();
  for (const { caller, state, operations } of reached) {
    for (const operation of operations) {
      const command = (operation.startsWith('set ') ? 'update' : operation) as Command;
      if (granted(caller).includes(command)) continue;
      const policy = await lettingPolicy(tx, world, table, caller, command, state);
      const one = found.get(policy) ?? { table, policy, who: new Map() };
      one.who.set(caller.name, (one.who.get(caller.name) ?? new Set()).add(command));
      found.set(policy, one);
    }
  }
  return [...found.values()];
}

/** The policy without which they would not: each that speaks of the command is left out once. */
async function lettingPolicy(
  tx: Queries,
  world: World,
  table: string,
  caller: Caller,
  command: Command,
  state: RowState | null,
): Promise<string | null> {
  const policies = await tx.query<{ name: string }>(
    `select polname::text as name from pg_policy
     where polrelid = $1::regclass and polpermissive and (select relrowsecurity from pg_class where oid = polrelid) and polcmd in ('*', $2) and polroles && array[0, $3::regrole::oid]`,
    [table, LETTERS[command], caller.actor.role],
  );
  if (policies.length === 1) return policies[0]!.name;
  for (const { name } of policies) {
    await tx.query('savepoint policy');
    await tx.query(`drop policy "${name}" on ${table}`);
    const only = { ...world, callers: [caller] };
    const reached = await measureReach(tx, only, table, {
      commands: [command],
      states: state ? [state] : [],
    });
    await tx.query('rollback to savepoint policy; release savepoint policy');
    const still = reached.find((one) => one.state?.name === state?.name)?.operations ?? [];
    if (!still.some((operation) => operation === command || operation.startsWith('set ')))
      return name;
  }
  return null;
}

const LETTERS: Record<Command, string> = { select: 'r', insert: 'a', update: 'w', delete: 'd' };

const toLeak =
  (hasAccount: boolean) =>
  ({ table, policy, who }: Found): Leak => {
    const people = [...who].map(([name, commands]) => `${name} (${[...commands].join(', ')})`);
    return {
      table,
      policy,
      what: `${policy ? `"${policy}"` : table} lets in ${people.join(', ')}`,
      cure: hasAccount
        ? 'Compare account_id with (select app_hidden.current_account_id()) in using and with check, or take the grant away.'
        : 'Ask in it for the account of what the row belongs to. If everybody shall, npm run db:access writes it down.',
    };
  };
