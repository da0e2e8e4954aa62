-- Definer because the worker writes no table.
create or replace function app_private.prove_daily() returns uuid
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select (app_private.begin_proof_run()).id
$$;
comment on function app_private.prove_daily() is
'@task settlement
Starts the proof of the day.';
grant execute on function app_private.prove_daily() to app_worker;
