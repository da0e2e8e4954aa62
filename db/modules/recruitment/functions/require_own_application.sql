-- Starts every mutation of the caller's own application. Definer because a lock needs a grant, and applications are
-- granted to no role for writing.
create or replace function app_private.require_own_application(application_id uuid) returns app_public.job_applications
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_application app_public.job_applications;
begin
  select a.* into v_application from app_public.job_applications a
  where a.id = application_id and a.user_id = app_hidden.current_user_id() and a.account_id = app_hidden.current_account_id()
  for no key update;
  if not found then
    perform app_private.refuse('INVALID', 'id');
  end if;
  perform app_private.stop_if_refused();
  return v_application;
end;
$$;
comment on function app_private.require_own_application(uuid) is
  'The caller''s own application, locked. Stops with INVALID at id when there is none.';
grant execute on function app_private.require_own_application(uuid) to app_user;
