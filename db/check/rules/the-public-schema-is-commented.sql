-- Each table, view, column and function of the API has a comment.
-- Cure: Add a comment on it for API users: meaning, units and errors.
select what as offence from (
  select c.oid::regclass::text, obj_description(c.oid, 'pg_class')
  from pg_class c
  where c.relnamespace = 'app_public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
  union all
  select c.oid::regclass || '.' || a.attname, coalesce(col_description(c.oid, a.attnum), case when a.attname = 'id' then 'The key.' end)
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'app_public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
  union all
  select p.oid::regprocedure::text, obj_description(p.oid, 'pg_proc')
  from pg_proc p
  where p.pronamespace = 'app_public'::regnamespace
) commented(what, text)
where coalesce(text, '') = ''
