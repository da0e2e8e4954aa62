-- Definer because the policy of forms calls it, as that of jobs calls applied_job_ids.
create or replace function app_hidden.applied_form_version_ids() returns uuid[]
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce(array_agg(a.form_version_id), '{}')
  from app_public.job_applications a
  where a.account_id = app_hidden.current_account_id() and a.user_id = app_hidden.current_user_id()
$$;
comment on function app_hidden.applied_form_version_ids() is 'The forms that the caller fills in or has filled in, in the current account.';
grant execute on function app_hidden.applied_form_version_ids() to app_user;
