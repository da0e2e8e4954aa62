-- Names are lower-case letters a to z, digits and underscores, since they become GraphQL names, and are not reserved words of SQL.
-- Cure: Give it another name, a table a plural: orders, users. Labels for readers are in the words of the module, in any script.
with named (name, place) as (
  select c.relname, format('app_public.%s', c.relname)
  from pg_class c where c.relnamespace = 'app_public'::regnamespace and c.relkind in ('r', 'v')
  union all
  select a.attname, format('app_public.%s.%s', c.relname, a.attname)
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'app_public'::regnamespace and c.relkind in ('r', 'v', 'c')
  union all
  select p.proname, format('app_public.%s', p.proname) from pg_proc p where p.pronamespace = 'app_public'::regnamespace
  union all
  select t.typname, format('app_public.%s', t.typname)
  from pg_type t where t.typnamespace = 'app_public'::regnamespace and t.typtype = 'e'
)
select place as offence
from named
where name !~ '^[a-z][a-z0-9_]*$'
  or exists (select from pg_get_keywords() k where k.word = name and k.catcode in ('R', 'T'))
