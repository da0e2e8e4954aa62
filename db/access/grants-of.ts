import type { Caller } from './build-world.ts';
import type { Queries } from './queries.ts';

/** The columns of each command. Those to update begin with columns that no key and no policy uses. */
export interface Grants {
  select: string[];
  insert: string[];
  update: string[];
  delete: boolean;
}

/** The grants of each role on a table. */
export async function grantsOf(
  tx: Queries,
  table: string,
  people: Caller[],
): Promise<Map<string, Grants>> {
  const roles = [...new Set(people.map(({ actor }) => actor.role))];
  const rows = await tx.query<Grants & { role: string }>(
    `with columns as (
       select a.attnum, a.attname::text as name, a.attgenerated = '' and a.attidentity <> 'a' as is_writable,
         exists (
           select from pg_index i where i.indrelid = a.attrelid and i.indisunique and a.attnum = any (i.indkey)
         ) as is_key,
         exists (
           select from pg_depend d
           where d.classid = 'pg_policy'::regclass and d.refobjid = a.attrelid and d.refobjsubid = a.attnum
         ) as is_looked_at
       from pg_attribute a where a.attrelid = $2::regclass and a.attnum > 0 and not a.attisdropped
     )
     select role,
       array(select name from columns where has_column_privilege(role, $2, name, 'select')) as select,
       array(select name from columns where has_column_privilege(role, $2, name, 'insert')) as insert,
       array(
         select name from columns where has_column_privilege(role, $2, name, 'update') and is_writable
         order by is_key, is_looked_at, attnum
       ) as update,
       has_table_privilege(role, $2, 'delete') as delete
     from unnest($1::text[]) role`,
    [roles, table],
  );
  return new Map(rows.map(({ role, ...grants }) => [role, grants]));
}
