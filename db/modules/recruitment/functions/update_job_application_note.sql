create or replace function app_public.update_job_application_note(input jsonb) returns app_public.job_application_notes
language plpgsql volatile
as $$
declare
  v_note app_public.job_application_notes;
begin
  perform app_private.refuse_when_impersonating();
  v_note := app_private.require_job_application_note((input ->> 'id')::uuid, may_manage => false);
  perform app_private.refuse_when_changed(v_note.updated_at, input);
  perform app_private.check_job_application_note(input);
  perform app_private.stop_if_refused();

  v_note := app_private.update_row(v_note, input);
  perform app_private.record_event('job_application_notes', v_note.id, v_note.partner_account_id, 'CHANGED', null);
  return v_note;
end;
$$;
comment on function app_public.update_job_application_note(jsonb) is
'@impersonated refused
Changes a note; for its author. BLANK or TOO_BIG body, INVALID id, UNAUTHORIZED.';
grant execute on function app_public.update_job_application_note(jsonb) to app_user;
