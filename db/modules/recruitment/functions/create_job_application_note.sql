-- Notes are shared among those who handle an application; row-level security decides who sees them.
create or replace function app_public.create_job_application_note(input jsonb) returns app_public.job_application_notes
language plpgsql volatile
as $$
declare
  v_application app_public.job_applications;
  v_note app_public.job_application_notes;
begin
  -- Operators may not write opinions about a person on behalf of another.
  perform app_private.refuse_when_impersonating();
  perform app_private.require_feature('workflows');
  perform app_private.stop_if_refused();
  perform app_private.require_manager();
  select a.* into v_application from app_public.job_applications a
  where a.id = (input ->> 'jobApplicationId')::uuid and a.partner_account_id = app_hidden.current_account_id();
  if not found then
    perform app_private.refuse('INVALID', 'jobApplicationId');
  elsif (
    select count(*) >= 200 from app_public.job_application_notes n where n.job_application_id = v_application.id
  ) then
    perform app_private.refuse('TOO_BIG', 'jobApplicationId');
  end if;
  perform app_private.check_job_application_note(input);
  perform app_private.stop_if_refused();

  v_note := app_private.insert_row(v_note, input || jsonb_build_object(
    'accountId', v_application.account_id, 'partnerAccountId', v_application.partner_account_id, 'createdBy', app_hidden.current_user_id()
  ));
  perform app_private.record_event('job_application_notes', v_note.id, v_note.partner_account_id, 'ADDED', null);
  return v_note;
end;
$$;
comment on function app_public.create_job_application_note(jsonb) is
'@impersonated refused
Writes a note on an application for the others who handle it; the applicant never reads it. INVALID jobApplicationId, '
  'BLANK or TOO_BIG body, TOO_BIG jobApplicationId beyond two hundred of them, UNAUTHORIZED.';
grant execute on function app_public.create_job_application_note(jsonb) to app_user;
