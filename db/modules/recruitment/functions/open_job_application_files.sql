-- Opening the files is logged first, as for material of a check. Definer because no role may write events directly; the
-- caller's rights are checked here.
create or replace function app_public.open_job_application_files(input jsonb) returns app_public.job_applications
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_application app_public.job_applications;
begin
  perform app_private.refuse_when_impersonating();
  perform app_private.require_feature('workflows');
  perform app_private.stop_if_refused();
  perform app_private.require_manager();
  select a.* into v_application from app_public.job_applications a
  where a.id = (input ->> 'id')::uuid and a.status <> 'PENDING' and app_hidden.application_is_handled(a.id);
  if not found then
    perform app_private.refuse('INVALID', 'id');
  elsif app_hidden.answer_file_ids(v_application.answers) = '{}' then
    perform app_private.refuse('INVALID_ACTION');
  end if;
  perform app_private.stop_if_refused();

  perform app_private.open_private_file(f.id, v_application.partner_account_id)
  from app_public.files f
  where f.id = any (app_hidden.answer_file_ids(v_application.answers)) and f.account_id = v_application.account_id;
  return v_application;
end;
$$;
comment on function app_public.open_job_application_files(jsonb) is
'@impersonated refused
Opens the files among the answers of an application for ten minutes, which is put on record. INVALID id: the caller handles none '
  'such; INVALID_ACTION: no answer is a file; UNAUTHORIZED.';
grant execute on function app_public.open_job_application_files(jsonb) to app_user;
