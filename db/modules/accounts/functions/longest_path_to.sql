create or replace function app_private.longest_path_to(table_name regclass) returns int
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  with recursive pointing (table_name, steps) as (
    select longest_path_to.table_name, 0
    union
    select k.conrelid::regclass, p.steps + 1
    from pointing p join pg_constraint k on k.confrelid = p.table_name and k.contype = 'f' and k.conrelid <> k.confrelid
    where p.steps < 8
  )
  select max(p.steps) from pointing p
$$;
comment on function app_private.longest_path_to(regclass) is
  'Over how many tables at most a row of a table is pointed to: 0 where none points to it, 8 at most.';
