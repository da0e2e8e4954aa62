-- The types of the house as readable statements, each with the tables and functions that use it,
-- so that its shape can be written next to the first module that speaks of it.
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
    select distinct c.relname::text
    from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
    where a.atttypid in (t.oid, t.typarray) and not a.attisdropped
  ) as tables,
  array(
    select distinct p.proname::text from pg_proc p
    where t.oid in (p.prorettype) or t.oid = any (p.proargtypes) or t.typarray = any (p.proargtypes)
  ) as functions
from pg_type t
join pg_namespace n on n.oid = t.typnamespace
where n.nspname in ('app_public', 'app_hidden', 'app_private')
  and (t.typtype in ('e', 'd')
    or (t.typtype = 'c' and (select relkind from pg_class where oid = t.typrelid) = 'c'))
order by 1
