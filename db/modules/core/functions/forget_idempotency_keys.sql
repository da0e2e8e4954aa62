-- Definer because the worker writes no table.
create or replace function app_private.forget_idempotency_keys() returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  delete from app_private.idempotency_keys where created_at < now() - interval '24 hours'
$$;
comment on function app_private.forget_idempotency_keys() is
  E'@task core\nRemoves keys that are no longer valid. For a nightly job.';
grant execute on function app_private.forget_idempotency_keys() to app_worker;
