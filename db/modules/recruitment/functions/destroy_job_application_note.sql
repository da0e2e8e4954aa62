create or replace function app_public.destroy_job_application_note(input jsonb) returns app_public.job_application_notes
language plpgsql volatile
as $$
declare
  v_note app_public.job_application_notes := app_private.require_job_application_note((input ->> 'id')::uuid, may_manage => true);
begin
  v_note := app_private.delete_row(v_note, v_note.id);
  perform app_private.record_event('job_application_notes', v_note.id, v_note.partner_account_id, 'REMOVED', null);
  return v_note;
end;
$$;
comment on function app_public.destroy_job_application_note(jsonb) is
'@impersonated allowed
@destroys
Deletes a note; for its author, OWNER and ADMIN. INVALID id, UNAUTHORIZED.';
grant execute on function app_public.destroy_job_application_note(jsonb) to app_user;
