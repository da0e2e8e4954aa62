import type { Queries } from '../queries.ts';

export type Column = {
  name: string;
  type: string;
  kind: 'scalar' | 'enum' | 'composite' | 'array' | 'range';
  labels: string[];
  required: boolean;
  nullable: boolean;
  writable: boolean;
};
export type ForeignKey = { columns: string[]; table: string; targets: string[] };
export type Table = { name: string; columns: Column[]; foreignKeys: ForeignKey[] };

/** Every table of the product with the facts needed to write a row into it. */
export async function readTables(tx: Queries): Promise<Map<string, Table>> {
  const rows = await tx.query<Table>(`
    select
      n.nspname || '.' || c.relname as name,
      (
        select json_agg(json_build_object(
          'name', a.attname,
          'type', format_type(a.atttypid, a.atttypmod),
          'kind', case when t.typcategory = 'A' then 'array' when t.typtype = 'e' then 'enum'
            when t.typtype = 'c' then 'composite' when t.typtype = 'r' then 'range' else 'scalar' end,
          'labels', array(select enumlabel from pg_enum e where e.enumtypid = t.oid order by enumsortorder),
          'required', a.attnotnull and not a.atthasdef and a.attidentity = '',
          'nullable', not a.attnotnull,
          'writable', a.attgenerated = '' and a.attidentity <> 'a'
        ) order by a.attnum)
        from pg_attribute a join pg_type t on t.oid = a.atttypid
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      ) as columns,
      (
        select coalesce(json_agg(json_build_object(
          'columns', array(select attname from unnest(k.conkey) with ordinality u(num, ord)
            join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.num order by ord),
          'table', fn.nspname || '.' || f.relname,
          'targets', array(select attname from unnest(k.confkey) with ordinality u(num, ord)
            join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.num order by ord)
        ) order by k.conname), '[]')
        from pg_constraint k
        join pg_class f on f.oid = k.confrelid
        join pg_namespace fn on fn.oid = f.relnamespace
        where k.conrelid = c.oid and k.contype = 'f'
      ) as "foreignKeys"
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('app_public', 'app_hidden', 'app_private') and c.relkind in ('r', 'p')
    order by 1`);
  return new Map(rows.map((row) => [row.name, row]));
}
