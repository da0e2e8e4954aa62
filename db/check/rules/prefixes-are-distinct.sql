-- The first letters of a global id identify its table.
-- Cure: Write other letters after @prefix in its comment, three that no other table uses.
with prefixed as (
  select c.oid, c.relname, (regexp_match(d.description, '(?:^|\n)@prefix (\w+)'))[1] as prefix
  from pg_class c
  join pg_description d on d.objoid = c.oid and d.objsubid = 0 and d.classoid = 'pg_class'::regclass
  where c.relnamespace = 'app_public'::regnamespace and c.relkind = 'r'
)
select format('app_public.%s: @prefix %s is that of %s', later.relname, later.prefix, earlier.relname) as offence
from prefixed later
join lateral (
  select o.relname from prefixed o where o.prefix = later.prefix and o.oid < later.oid order by o.oid limit 1
) earlier on true
