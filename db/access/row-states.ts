import { randomUUID } from 'node:crypto';
import type { World } from './build-world.ts';
import type { Queries } from './queries.ts';
import { userColumns } from './rows/as-author.ts';
import { candidateValues } from './rows/candidate-values.ts';
import type { Row } from './rows/example-rows.ts';
import type { Column } from './rows/read-tables.ts';

/** One change to the account's rows on which a policy of a table may depend. */
export interface RowState {
  /** `status SENT`, `jobs.status OPEN`, `user_id the owner`. */
  name: string;
  table: string;
  column: string;
  value: unknown;
  /** A second change at the same time. */
  and?: RowState;
}

const mentioned = `
  select distinct n.nspname || '.' || c.relname as "table", a.attname::text as "column",
    array(
      select distinct literal[1]
      from regexp_matches(concat_ws(' ', pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)), '''([^'']*)''::text', 'g') literal
    ) as literals
  from pg_policy p
  join pg_depend d on d.classid = 'pg_policy'::regclass and d.objid = p.oid and d.refclassid = 'pg_class'::regclass and d.refobjsubid > 0
  join pg_class c on c.oid = d.refobjid
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
  where p.polrelid = $1::regclass and a.attname not in ('id', 'account_id', 'partner_account_id')
  order by 1, 2`;

/**
 * Every state of a table's row, and of the rows its policies read, that a policy may distinguish: each value
 * of an enum or flag it names, a past or future date, a reference to another user, and null.
 */
export async function rowStates(tx: Queries, world: World, table: string): Promise<RowState[]> {
  const found = await tx.query<{ table: string; column: string; literals: string[] }>(mentioned, [
    table,
  ]);
  const states = new Map<string, RowState>();
  const users = (place: string) => userColumns(world, place);
  for (const { table: place, column: name, literals } of found) {
    const column = world.rows.tables.get(place)?.columns.find((one) => one.name === name);
    if (!column?.writable) continue;
    const row = await world.rows.row(place);
    const people = users(place).includes(name) ? partnersOwner(world, place) : [];
    for (const [label, value] of [...valuesOf(column, literals, world), ...people]) {
      if (String(row[name] ?? null) === String(value)) continue;
      const of = place === table ? '' : `${place.split('.')[1]}.`;
      const state = { name: `${of}${name} ${label}`, table: place, column: name, value };
      states.set(state.name, state);
    }
  }
  return [...states.values()];
}

export function valuesOf(column: Column, literals: string[], { rows }: World): [string, unknown][] {
  const none: [string, unknown][] = column.nullable ? [['none', null]] : [];
  if (column.kind === 'enum') return [...none, ...column.labels.map(asItIs)];
  switch (column.type.replace(/\(.*$/, '')) {
    case 'boolean':
      return [...none, ['true', true], ['false', false]];
    case 'uuid':
      return [...none, ['the owner', rows.shared.user_id], ['somebody else', randomUUID()]];
    case 'date':
      return [...none, ['past', '2020-01-15'], ['to come', '2090-01-15']];
    case 'timestamp with time zone':
      return [...none, ['past', '2020-01-15T12:00:00Z'], ['to come', '2090-01-15T12:00:00Z']];
    case 'text':
      return [...none, ...literals.map(asItIs)];
    default: {
      const [first] = candidateValues(column, 1);
      return [...none, ['another', first]];
    }
  }
}

/** The author of a row that two accounts share may be a user of the other account. */
const partnersOwner = ({ rows }: World, table: string): [string, unknown][] =>
  rows.partner && rows.tables.get(table)?.columns.some(({ name }) => name === 'partner_account_id')
    ? [["the partner's owner", rows.partner.shared.user_id]]
    : [];

const asItIs = (label: string): [string, unknown] => [label, label];

/**
 * Brings the account's row into the state, and returns the resulting row of its table. Checks of the table
 * that require more are disabled until the rollback to the savepoint.
 */
export async function enterState(tx: Queries, world: World, state: RowState): Promise<Row> {
  const row = await world.rows.row(state.table);
  const set = `update ${state.table} t
    set "${state.column}" = (jsonb_populate_record(null::${state.table}, $1::jsonb))."${state.column}"
    where id = $2 returning to_jsonb(t) as row`;
  const values = [JSON.stringify({ [state.column]: state.value }), row.id];
  await tx.query('set local session_replication_role = replica');
  await withoutChecks(tx, state.table);
  const [changed] = await tx.query<{ row: Row }>(set, values);
  await tx.query('set local session_replication_role = origin');
  if (state.and) return enterState(tx, world, state.and);
  return changed?.row ?? row;
}

async function withoutChecks(tx: Queries, table: string): Promise<void> {
  const found = await tx.query<{ name: string }>(
    `select quote_ident(k.conname) as name from pg_constraint k where k.conrelid = $1::regclass and k.contype = 'c'`,
    [table],
  );
  const drops = found.map(({ name }) => `drop constraint ${name}`);
  if (drops.length > 0) await tx.query(`alter table ${table} ${drops.join(', ')}`);
}
