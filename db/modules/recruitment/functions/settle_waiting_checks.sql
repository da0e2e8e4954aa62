-- Neither a new bank account nor an approved document has an event of the application, so all checks are polled from time to
-- time. Definer because the worker reads no table.
create or replace function app_private.settle_waiting_checks() returns int
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.settle_checks(null)
$$;
comment on function app_private.settle_waiting_checks() is
  E'@task recruitment\nEnds all checks whose answer we know meanwhile.';
grant execute on function app_private.settle_waiting_checks() to app_worker;
