-- The types of the product as readable statements, each with the tables and functions that use it,
-- so that its shape can be written next to the first module that speaks of it.
with
own_schemas as (select oid from pg_namespace where nspname in ('app_public', 'app_hidden', 'app_private')),
in_tables as materialized (
  select a.atttypid as type, c.relname::text as name
  from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
  where not a.attisdropped
),
in_functions as materialized (
  select u.type, p.proname::text as name
  from pg_proc p cross join lateral unnest(p.proargtypes::oid[] || p.prorettype) u (type)
  where p.pronamespace in (select oid from own_schemas)
)
select
  t.oid::regtype::text as name,
  case t.typtype
    when 'e' then format(E'create type %s as enum (\n%s\n);', t.oid::regtype,
      (select string_agg('  ' || quote_literal(enumlabel), E',\n' order by enumsortorder) from pg_enum where enumtypid = t.oid))
    when 'd' then format('create domain %s as %s;', t.oid::regtype, format_type(t.typbasetype, t.typtypmod))
    else format(E'create type %s as (\n%s\n);', t.oid::regtype,
      (select string_agg('  ' || attname || ' ' || format_type(atttypid, atttypmod), E',\n' order by attnum)
       from pg_attribute where attrelid = t.typrelid and attnum > 0 and not attisdropped))
  end as statement,
  array(
    select distinct u.name from in_tables u where u.type in (t.oid, t.typarray) order by 1
  ) as tables,
  array(
    select distinct u.name from in_functions u where u.type in (t.oid, t.typarray) order by 1
  ) as functions
from pg_type t
where t.typnamespace in (select oid from own_schemas)
  and (t.typtype in ('e', 'd')
    or (t.typtype = 'c' and (select relkind from pg_class where oid = t.typrelid) = 'c'))
order by 1
