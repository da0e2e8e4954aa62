-- The default sort column of a table in the console is the first column of an index; without one the first page sorts all rows.
-- Cure: In 1-current.sql: create an index on the table that starts with this column; or remove @defaultSort, and the newest rows come first.
with listed as (
  select c.oid, (regexp_match(obj_description(c.oid, 'pg_class'), '@defaultSort (\w+)'))[1] as column_name
  from pg_class c
  where c.relkind in ('r', 'p') and c.relnamespace = 'app_public'::regnamespace
)
select format('%s: %s', l.oid::regclass, l.column_name) as offence
from listed l
join pg_attribute a on a.attrelid = l.oid and a.attname = l.column_name
where not exists (
  select from pg_index i where i.indrelid = l.oid and i.indkey[0] = a.attnum and i.indpred is null
)
