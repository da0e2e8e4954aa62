import type pg from 'pg';
import { rowTypeName, typeName } from '#db/tools/shapes/type-name.ts';

const query = `
  select k.kind, p.proname::text as name
  from pg_proc p
  cross join (values
    ('function', null),
    ('mutation', array['app_visitor', 'app_user', 'app_operator']),
    ('portal', array['app_visitor', 'app_user'])
  ) k (kind, roles)
  where p.pronamespace = 'app_public'::regnamespace and p.provolatile = 'v'
    and p.pronargs = 1 and p.proargtypes[0] = 'jsonb'::regtype
    and p.prorettype <> 'trigger'::regtype
    and (k.roles is null or exists (
      select from unnest(k.roles) r where has_function_privilege(r, p.oid, 'execute')
    ))
    -- Functions for operators only are in the portal's API, but on none of its screens.
    and (k.kind <> 'portal' or coalesce(obj_description(p.oid, 'pg_proc'), '') !~ '(^|\\n)@actors( OPERATOR_[A-Z]+)+(\\n|$)')
  union all
  select 'listed', coalesce(substring(obj_description(c.oid, 'pg_class') from '(?n)^\\s*@name\\s+(\\w+)'), c.relname::text)
  from pg_class c
  where c.relnamespace = 'app_public'::regnamespace and c.relkind in ('r', 'v')
    and obj_description(c.oid, 'pg_class') ~ '(^|\\n)@label '
    and (obj_description(c.oid, 'pg_class') ~ '(^|\\n)@list(\\s|$)' or exists (
      select from pg_proc p
      where p.prorettype = c.reltype and p.proretset and p.pronargs = 0
        and obj_description(p.oid, 'pg_proc') ~ '(^|\\n)@list(\\s|$)'
    ))
  union all
  select 'enum', coalesce(substring(obj_description(t.oid, 'pg_type') from '(?n)^\\s*@name\\s+(\\w+)'), t.typname::text)
  from pg_type t where t.typnamespace = 'app_public'::regnamespace and t.typtype = 'e'
  union all
  select 'renamed', c.relname || ' ' || substring(obj_description(c.oid, 'pg_class') from '(?n)^\\s*@name\\s+(\\w+)')
  from pg_class c
  where c.relnamespace = 'app_public'::regnamespace and obj_description(c.oid, 'pg_class') ~ '(?n)^\\s*@name\\s+\\w'
  union all
  select 'table', coalesce(substring(obj_description(c.oid, 'pg_class') from '(?n)^\\s*@name\\s+(\\w+)'), c.relname::text)
  from pg_class c where c.relnamespace = 'app_public'::regnamespace and c.relkind in ('r', 'v')`;

/** The mutations that compare the version the caller has read, by themselves or by what they call. */
export const versionComparers = `
  with recursive comparing as (
    select 'refuse_when_changed'::name as name
    union
    select p.proname from pg_proc p join comparing c on p.prosrc ~ format('app_private\\.%s\\(', c.name)
    where p.pronamespace = 'app_private'::regnamespace
  )
  select distinct p.proname::text as name from pg_proc p join comparing c on p.prosrc ~ format('app_private\\.%s\\(', c.name)
  where p.pronamespace = 'app_public'::regnamespace and p.provolatile = 'v'`;

/** The names a form may use: functions, and the GraphQL names of tables and enums. */
export async function readNames(client: pg.Client) {
  const { rows } = await client.query<{ kind: string; name: string }>(query);
  const comparing = await client.query<{ name: string }>(versionComparers);
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map(({ name }) => name);
  return {
    functions: new Set(of('function')),
    mutations: of('mutation'),
    versionComparers: new Set(comparing.rows.map(({ name }) => name)),
    enums: new Set(of('enum').map(typeName)),
    nodeTypes: new Set(of('table').map(rowTypeName)),
    /** The types that tables would have without their `@name`, with those they have. */
    renamed: new Map(
      of('renamed').map((one) => {
        const [table = '', called = ''] = one.split(' ');
        return [rowTypeName(table), rowTypeName(called)];
      }),
    ),
    /** Mutations that the portal may have. */
    ofThePortal: new Set(of('portal')),
    /** The types of rows that a form of the portal can offer as choices. */
    listed: new Set(of('listed').map(rowTypeName)),
  };
}
