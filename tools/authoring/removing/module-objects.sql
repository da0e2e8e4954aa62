-- Objects that prevent dropping the tables, views, functions and types of a module, each with the
-- statement that takes it away, in an order that Postgres accepts without `cascade`: an object that is missing
-- here, or belongs to another module, makes it fail instead of being dropped as well. Policies and triggers go with
-- their tables, except those that call the module's functions, which are dropped before the tables they return.
with
tables as (
  select c.oid, c.oid::regclass::text as name from pg_class c where c.oid = any ($1::text[]::regclass[])
),
views as (
  select c.oid::regclass::text as name from pg_class c
  where c.relkind = 'v' and c.relnamespace::regnamespace::text in ('app_public', 'app_hidden', 'app_private') and c.relname = any ($2)
),
functions as (
  select p.oid, p.oid::regprocedure::text as name from pg_proc p
  where p.pronamespace::regnamespace::text in ('app_public', 'app_hidden', 'app_private') and p.proname = any ($3)
)
select statement from (
  select 1 as step, p.polname::text as name, format('drop policy if exists %I on %s;', p.polname, t.name) as statement
  from pg_policy p join tables t on t.oid = p.polrelid
  where exists (
    select from pg_depend d join functions f on f.oid = d.refobjid
    where d.classid = 'pg_policy'::regclass and d.objid = p.oid and d.refclassid = 'pg_proc'::regclass
  )
  union all
  select 2, g.tgname, format('drop trigger if exists %I on %s;', g.tgname, t.name)
  from pg_trigger g join tables t on t.oid = g.tgrelid join functions f on f.oid = g.tgfoid
  union all
  select 3, '', format('drop view if exists %s;', string_agg(name, E',\n  ' order by name)) from views having count(*) > 0
  union all
  select 4, '', format('drop function if exists %s;', string_agg(name, E',\n  ' order by name)) from functions having count(*) > 0
  union all
  select 5, '', format('drop table if exists %s;', string_agg(name, E',\n  ' order by name)) from tables having count(*) > 0
  union all
  select 6, '', format('drop type if exists %s;', string_agg(name, E',\n  ' order by name))
  from unnest($4::text[]) name having count(*) > 0
) steps
order by step, statement
