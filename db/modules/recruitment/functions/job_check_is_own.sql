-- Definer because the guard runs as the writing role, including internal functions.
create or replace function app_hidden.job_check_is_own(id uuid) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_public.job_checks c
    where c.id = job_check_is_own.id and c.account_id = app_hidden.current_account_id() and c.user_id = app_hidden.current_user_id()
  )
$$;
comment on function app_hidden.job_check_is_own(uuid) is 'Whether a check is about the caller, acting in their own account.';
grant execute on function app_hidden.job_check_is_own(uuid) to app_visitor, app_user, app_operator, app_worker;
