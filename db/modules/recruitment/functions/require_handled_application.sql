-- The opening of every decision of the team. An application the caller may not see counts as missing.
create or replace function app_private.require_handled_application(application_id uuid) returns app_public.job_applications
language plpgsql volatile
as $$
declare
  v_application app_public.job_applications;
begin
  perform app_private.require_feature('workflows');
  perform app_private.stop_if_refused();
  perform app_private.require_manager();
  select a.* into v_application from app_public.job_applications a
  where a.id = application_id and a.partner_account_id = app_hidden.current_account_id();
  if not found then
    perform app_private.refuse('INVALID', 'id');
    perform app_private.stop_if_refused();
  end if;
  return v_application;
end;
$$;
comment on function app_private.require_handled_application(uuid) is
  'An application to a job whose applications the caller handles. Stops with INVALID at id when there is none, '
  'UNAUTHORIZED for callers who handle none, or without the feature.';
grant execute on function app_private.require_handled_application(uuid) to app_user;
