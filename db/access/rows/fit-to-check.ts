import type { Queries } from '../queries.ts';
import { candidateValues } from './candidate-values.ts';
import type { Row } from './example-rows.ts';
import { insertStatement } from './insert-statement.ts';
import type { Column, Table } from './read-tables.ts';

type Sources = { parent: (column: string) => Promise<unknown>; next: () => number };
type Violation = { code?: string; constraint?: string; message?: string };
type Outcome = { stored: Row } | { stored?: undefined; violation: Violation };

const attemptsMax = 3000;

/** Combinations that satisfied a table's constraints before, so that the search runs once for each. */
const solutions = new Map<string, number[]>();

/** Inserts the row, changing the columns that checks complain about until all are content. */
export async function fitToCheck(
  tx: Queries,
  table: Table,
  row: Row,
  sources: Sources,
): Promise<Row> {
  let fitted = row;
  const constraints: string[] = [];
  for (;;) {
    const outcome = await attempt(tx, table.name, fitted);
    if (outcome.stored) return outcome.stored;
    const { code, constraint = '', message } = outcome.violation;
    if (code === '23505') {
      const [existing] = await tx.query<{ row: Row }>(
        `select to_jsonb(t) as row from ${table.name} t limit 1`,
      );
      if (existing) return existing.row;
    }
    if (code !== '23514' || constraints.includes(constraint)) {
      throw new Error(
        `no example row of ${table.name} could be made (${message}); give its values in ` +
          `db/modules/<module>/tables/${table.name.split('.')[1]}.example.json`,
      );
    }
    constraints.push(constraint);
    fitted = await search(tx, table, fitted, constraints, sources);
  }
}

async function search(
  tx: Queries,
  table: Table,
  row: Row,
  constraints: string[],
  sources: Sources,
): Promise<Row> {
  const options = await optionsFor(tx, table, row, constraints, sources);
  const sizes = options.map((option) => option.values.length);
  const total = Math.min(
    attemptsMax,
    sizes.reduce((product, size) => product * size, 1),
  );
  const problem = `${table.name} ${constraints.join(' ')}`;
  const known = solutions.get(problem);
  const order = known
    ? [known]
    : Array.from({ length: total }, (_, i) => digitsOf(i, sizes)).sort(byChanges);
  for (const choice of order) {
    const changed = { ...row };
    options.forEach(({ column, values }, i) => {
      changed[column] = values[choice[i] ?? 0];
    });
    const { violation } = (await attempt(tx, table.name, changed, true)) as {
      violation?: Violation;
    };
    if (violation?.code === '23514' && constraints.includes(violation.constraint ?? '')) continue;
    solutions.set(problem, choice);
    return changed;
  }
  return row;
}

/** For each column of the constraints: as it is, absent if it may be, and the candidates. */
async function optionsFor(
  tx: Queries,
  table: Table,
  row: Row,
  constraints: string[],
  sources: Sources,
): Promise<{ column: string; values: unknown[] }[]> {
  const names = await tx.query<{ name: string }>(
    `select distinct a.attname as name, a.attnum from pg_constraint k
     join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
     where k.conrelid = $1::regclass and k.conname = any ($2) order by a.attnum`,
    [table.name, constraints],
  );
  const columns = names
    .map(({ name }) => table.columns.find((column) => column.name === name))
    .filter((column): column is Column => column?.writable === true);
  const options: { column: string; values: unknown[] }[] = [];
  for (const column of columns) {
    const parent = await sources.parent(column.name);
    const candidates = parent === undefined ? candidateValues(column, sources.next()) : [parent];
    const few = columns.length > 1 ? candidates.slice(0, 3) : candidates;
    options.push({ column: column.name, values: [row[column.name] ?? null, ...few] });
  }
  return options;
}

/** Combinations with the fewest changes are tried first: mostly one or two columns violate a check. */
const byChanges = (one: number[], other: number[]) => changes(one) - changes(other);
const changes = (choice: number[]) => choice.filter((digit) => digit > 0).length;

function digitsOf(index: number, sizes: number[]): number[] {
  let rest = index;
  return sizes.map((size) => {
    const digit = rest % size;
    rest = Math.floor(rest / size);
    return digit;
  });
}

/** The stored row, or the violation that prevented it. A trial is rolled back. */
async function attempt(tx: Queries, table: string, row: Row, isTrial = false): Promise<Outcome> {
  await tx.query('savepoint trial');
  const outcome = await insertRow(tx, table, row).then(
    (stored): Outcome => ({ stored }),
    (violation: Violation): Outcome => ({ violation }),
  );
  await tx.query(isTrial ? 'rollback to savepoint trial' : 'release savepoint trial');
  return outcome;
}

/** Inserts one row as superuser, with all triggers disabled, and returns what was stored. */
async function insertRow(tx: Queries, table: string, row: Row): Promise<Row> {
  const { text, values } = insertStatement(table, row);
  await tx.query(`savepoint row; set local session_replication_role = replica`);
  try {
    const [stored] = await tx.query<{ row: Row }>(`${text} returning to_jsonb(t) as row`, values);
    await tx.query('set local session_replication_role = origin; release savepoint row');
    return stored?.row ?? {};
  } catch (error) {
    await tx.query('rollback to savepoint row; set local session_replication_role = origin');
    throw error;
  }
}
