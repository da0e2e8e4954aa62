-- Consents to the extension that was requested, and to nothing else: the storage period starts again. Definer because no role may
-- write applications directly.
create or replace function app_public.extend_job_application(input jsonb) returns app_public.job_applications
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_application app_public.job_applications;
begin
  perform app_private.refuse_when_impersonating();
  v_application := app_private.require_own_application((input ->> 'id')::uuid);
  if v_application.asked_to_extend_at is null then
    perform app_private.refuse('INVALID_ACTION', 'id');
  end if;
  perform app_private.stop_if_refused();

  update app_public.job_applications a set asked_to_extend_at = null, last_step_at = now()
  where a.id = v_application.id returning a.* into v_application;
  perform app_private.record_event(
    'job_applications', v_application.id, v_application.account_id, 'EXTENDED', v_application.status::text, '{}',
    v_application.partner_account_id
  );
  return v_application;
end;
$$;
comment on function app_public.extend_job_application(jsonb) is
'@impersonated refused
Extends the storage of the caller''s own application by as many months again, when that was requested. INVALID_ACTION '
  'at id: it was not requested. INVALID id.';
grant execute on function app_public.extend_job_application(jsonb) to app_user;
