-- A check that the provider could not decide waits for people; an expired answer counts as a failure. Definer because
-- the worker reads no table.
create or replace function app_private.settle_answered_check(id uuid) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.move_job_check(
    c.id, case when c.outcome = 'CLEAR' and coalesce(c.expires_on >= app_hidden.today(), true) then 'approve' else 'reject' end
  )
  from app_public.job_checks c
  where c.id = settle_answered_check.id and c.status = 'IN_REVIEW' and c.outcome in ('CLEAR', 'NOT_CLEAR')
$$;
comment on function app_private.settle_answered_check(uuid) is E'@task recruitment\nEnds a check as its provider has answered. Safe to run twice.';
grant execute on function app_private.settle_answered_check(uuid) to app_worker;
