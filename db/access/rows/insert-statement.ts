import type { Row } from './example-rows.ts';

/** An insert of one row given as JSON, from which Postgres converts every type. */
export function insertStatement(table: string, row: Row): { text: string; values: unknown[] } {
  const list = Object.keys(row)
    .map((name) => `"${name}"`)
    .join(', ');
  if (!list) return { text: `insert into ${table} as t default values`, values: [] };
  return {
    text: `insert into ${table} as t (${list}) select ${list} from jsonb_populate_record(null::${table}, $1::jsonb)`,
    values: [JSON.stringify(row)],
  };
}
