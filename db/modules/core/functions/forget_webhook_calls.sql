-- Definer because the worker writes no table. Failed calls have long been failed jobs.
create or replace function app_private.forget_webhook_calls() returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  delete from app_public.webhook_calls where updated_at < now() - interval '90 days'
$$;
comment on function app_private.forget_webhook_calls() is
  E'@task core\nRemoves the calls of webhooks that were last tried 90 days ago. For a nightly job.';
grant execute on function app_private.forget_webhook_calls() to app_worker;
