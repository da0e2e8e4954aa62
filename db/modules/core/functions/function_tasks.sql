create or replace function app_private.function_tasks() returns setof text
language sql stable
as $$
  select t.module || '/' || p.proname
  from pg_catalog.pg_proc p
    cross join lateral (
      select substring(pg_catalog.obj_description(p.oid, 'pg_proc') from '(?n)^@task (\w+)$') as module
    ) t
  where p.pronamespace = 'app_private'::regnamespace and t.module is not null
$$;
comment on function app_private.function_tasks() is
  'The jobs that are nothing but a function, as module/function: those whose comment has @task with its module.';
grant execute on function app_private.function_tasks() to app_worker;
