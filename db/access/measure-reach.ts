import pg from 'pg';
import type { Caller, World } from './build-world.ts';
import { type Grants, grantsOf } from './grants-of.ts';
import type { Queries } from './queries.ts';
import { enterState, type RowState, rowStates } from './row-states.ts';
import { asAuthor, userColumns } from './rows/as-author.ts';
import type { Row } from './rows/example-rows.ts';
import { insertStatement } from './rows/insert-statement.ts';
import { type Attempt, type Outcome, tryAll } from './try-all.ts';

/**
 * The commands an actor can execute on the account's row in one state: `select`, `insert`, `update`,
 * `delete`, `set status SENT`.
 */
export interface Reach {
  caller: Caller;
  /** Null for the row as it was made. */
  state: RowState | null;
  operations: string[];
}

/** The commands and roles to try; all by default. */
export interface Tried {
  commands?: readonly Command[];
  roles?: readonly string[];
  /** The states that policies distinguished before one of them was changed. */
  states?: RowState[];
}
export type Command = 'select' | 'insert' | 'update' | 'delete';

const everyCommand: Command[] = ['select', 'insert', 'update', 'delete'];
const stopped = '42501';

/**
 * The access of each actor to the account's row by row-level security and grants alone, in every state that
 * policies distinguish. Triggers and constraints are disabled, and writes have no `where`: with it, Postgres
 * applies the policies for reading as well, which would hide gaps in the policies for writing.
 */
export async function measureReach(
  tx: Queries,
  world: World,
  table: string,
  { commands = everyCommand, roles, states: known }: Tried = {},
): Promise<Reach[]> {
  const people = world.callers.filter(({ actor }) => !roles || roles.includes(actor.role));
  const base = await world.rows.row(table);
  const draft = await world.rows.draft(table);
  const grants = await grantsOf(tx, table, people);
  const users = userColumns(world, table);
  const states = known ?? (await rowStates(tx, world, table));
  const own = states.filter((state) => state.table === table && !state.and);
  const found: Reach[] = [];
  for (const state of [null, ...states]) {
    await tx.query('savepoint state');
    const changed = state ? await enterState(tx, world, state) : base;
    const row = state?.table === table ? changed : base;
    const target = { table, id: String(row.id), ctid: await placeOf(tx, table, row) };
    const given = { ...draft, ...(state?.table === table && valuesIn(state)) };
    const attempts = people.flatMap((caller) => {
      const may = grants.get(caller.actor.role)!;
      const own_ = state === null ? own : [];
      const authored = asAuthor(given, users, caller);
      return attemptsOf({ target, row, draft: given, authored, may, commands, others: own_ }).map(
        ([operation, attempt]) => ({
          caller,
          operation,
          attempt: { ...attempt, who: caller.actor },
        }),
      );
    });
    await tx.query('set local session_replication_role = replica');
    const outcomes = await tryAll(
      tx,
      attempts.map(({ attempt }) => attempt),
    );
    for (const caller of people) {
      const operations = attempts.flatMap((one, at) =>
        one.caller === caller && isDone(one.attempt, outcomes[at]!) ? [one.operation] : [],
      );
      found.push({ caller, state, operations });
    }
    await tx.query('rollback to savepoint state; release savepoint state');
  }
  return found;
}

/** The columns that a state sets in the row of its table. */
const valuesIn = (state: RowState): Row => ({
  [state.column]: state.value,
  ...(state.and && valuesIn(state.and)),
});

const isDone = ({ row }: Omit<Attempt, 'who'>, { code, rows, isTouched }: Outcome) =>
  code === null ? (row ? isTouched : rows > 0) : code !== stopped;

interface AttemptOptions {
  target: NonNullable<Attempt['row']>;
  row: Row;
  draft: Row;
  authored: Row | null;
  may: Grants;
  commands: readonly Command[];
  /** Values to set, of columns that policies look at. */
  others: RowState[];
}

function attemptsOf({ target, row, draft, authored, may, commands, others }: AttemptOptions) {
  const { table } = target;
  const attempts: [string, Omit<Attempt, 'who'>][] = [];
  const id = pg.escapeLiteral(String(row.id));
  const set = (column: string, value: unknown): Omit<Attempt, 'who'> => ({
    does: [
      `update ${table} set "${column}" = (jsonb_populate_record(null::${table}, $1))."${column}"`,
    ],
    given: { [column]: value },
    row: target,
  });
  const [readable] = may.select;
  if (commands.includes('select') && readable) {
    const where = may.select.includes('id')
      ? `id = ${id}`
      : `"${readable}" is not distinct from (jsonb_populate_record(null::${table}, $1))."${readable}"`;
    attempts.push([
      'select',
      { does: [`select "${readable}" from ${table} where ${where}`], given: row },
    ]);
  }
  if (commands.includes('insert') && may.insert.length > 0) {
    for (const [operation, given] of [
      ['insert', draft],
      ['insert as author', authored],
    ] as const) {
      if (!given) continue;
      const values = Object.fromEntries(
        Object.entries(given).filter(([name]) => may.insert.includes(name)),
      );
      attempts.push([operation, { does: [insertStatement(table, values).text], given: values }]);
    }
  }
  const [changeable] = may.update;
  if (commands.includes('update') && changeable) {
    attempts.push(['update', set(changeable, row[changeable])]);
    for (const { name, column, value } of others) {
      if (may.update.includes(column)) attempts.push([`set ${name}`, set(column, value)]);
    }
  }
  if (commands.includes('delete') && may.delete) {
    attempts.push(['delete', { does: [`delete from ${table}`], row: target }]);
  }
  return attempts;
}

async function placeOf(tx: Queries, table: string, row: Row): Promise<string> {
  const [found] = await tx.query<{ ctid: string }>(
    `select ctid::text from ${table} where id = $1`,
    [row.id],
  );
  return found?.ctid ?? '';
}
