-- Definer because the worker writes no table. No job is tried for 90 days.
create or replace function app_private.forget_sent_messages() returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  delete from app_private.sent_messages where claimed_at < now() - interval '90 days'
$$;
comment on function app_private.forget_sent_messages() is
  E'@task core\nRemoves records of messages sent 90 days ago, which no job checks any more. For a nightly job.';
grant execute on function app_private.forget_sent_messages() to app_worker;
