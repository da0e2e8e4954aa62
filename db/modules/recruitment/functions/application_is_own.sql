-- Definer because the guard runs as the writing role, including internal functions.
create or replace function app_hidden.application_is_own(id uuid) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_public.job_applications a
    where a.id = application_is_own.id and a.account_id = app_hidden.current_account_id() and a.user_id = app_hidden.current_user_id()
  )
$$;
comment on function app_hidden.application_is_own(uuid) is 'Whether the application is the caller''s, acting in their own account.';
grant execute on function app_hidden.application_is_own(uuid) to app_visitor, app_user, app_operator, app_worker;
