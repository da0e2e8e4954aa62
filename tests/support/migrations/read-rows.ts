import type pg from 'pg';

/** Tables whose rows are written by definition files, not by customers. */
const defined = ['app_public.transitions', 'app_public.followers'];

/** Every row of every table of the product by its table and id. Read as superuser. */
export async function readRows(
  client: pg.ClientBase,
): Promise<Map<string, Record<string, unknown>>> {
  const tables = await client.query<{ name: string }>(`
    select relnamespace::regnamespace || '.' || relname as name from pg_class
    where relnamespace in ('app_public'::regnamespace, 'app_hidden'::regnamespace, 'app_private'::regnamespace)
      and relkind = 'r'`);
  const rows = new Map<string, Record<string, unknown>>();
  for (const { name } of tables.rows) {
    if (defined.includes(name)) continue;
    const found = await client.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from ${name} t`,
    );
    for (const { row } of found.rows) rows.set(`${name} ${row.id}`, row);
  }
  return rows;
}
