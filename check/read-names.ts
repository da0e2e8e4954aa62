import type pg from 'pg';
import { rowTypeName } from '../db/tools/row-type-name.ts';
import { typeName } from '../db/tools/type-name.ts';

const query = `
  select 'function' as kind, p.proname::text as name
  from pg_proc p
  where p.pronamespace = 'app_public'::regnamespace and p.provolatile = 'v'
    and p.pronargs = 1 and p.proargtypes[0] = 'jsonb'::regtype
    and p.prorettype <> 'trigger'::regtype
  union all
  select 'mutation', p.proname::text
  from pg_proc p
  where p.pronamespace = 'app_public'::regnamespace and p.provolatile = 'v'
    and p.pronargs = 1 and p.proargtypes[0] = 'jsonb'::regtype
    and exists (
      select from unnest(array['app_visitor', 'app_user', 'app_operator']) r
      where has_function_privilege(r, p.oid, 'execute')
    )
  union all
  select 'enum', t.typname::text
  from pg_type t where t.typnamespace = 'app_public'::regnamespace and t.typtype = 'e'
  union all
  select 'table', c.relname::text
  from pg_class c where c.relnamespace = 'app_public'::regnamespace and c.relkind in ('r', 'v')`;

/** What a form may speak of: functions, and the names that GraphQL gives to tables and enums. */
export async function readNames(client: pg.Client) {
  const { rows } = await client.query<{ kind: string; name: string }>(query);
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map(({ name }) => name);
  return {
    functions: new Set(of('function')),
    mutations: of('mutation'),
    enums: new Set(of('enum').map(typeName)),
    nodeTypes: new Set(of('table').map(rowTypeName)),
  };
}
