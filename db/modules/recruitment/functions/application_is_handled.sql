-- Definer because the guard runs as the writing role, including internal functions.
create or replace function app_hidden.application_is_handled(id uuid) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_public.job_applications a
    where a.id = application_is_handled.id and a.partner_account_id = app_hidden.current_account_id()
      and a.job_id = any (app_hidden.handled_job_ids())
  )
$$;
comment on function app_hidden.application_is_handled(uuid) is
'@actors OWNER ADMIN MANAGER
Whether the application came to a job whose applications the caller handles.';
grant execute on function app_hidden.application_is_handled(uuid) to app_visitor, app_user, app_operator, app_worker;
