-- Starts every change of a note. Notes that the caller may not read do not exist.
create or replace function app_private.require_job_application_note(note_id uuid, may_manage boolean)
returns app_public.job_application_notes
language plpgsql volatile
as $$
declare
  v_note app_public.job_application_notes;
begin
  perform app_private.require_feature('workflows');
  perform app_private.stop_if_refused();
  perform app_private.require_manager();
  select n.* into v_note from app_public.job_application_notes n where n.id = note_id;
  if not found then
    perform app_private.refuse('INVALID', 'id');
  elsif v_note.created_by is distinct from app_hidden.current_user_id() and not (may_manage and app_hidden.can_manage()) then
    perform app_private.refuse('UNAUTHORIZED');
  end if;
  perform app_private.stop_if_refused();
  return v_note;
end;
$$;
comment on function app_private.require_job_application_note(uuid, boolean) is
  'A note that the caller has written, or with may_manage, manages. Stops with INVALID at id for a note they may not '
  'read, UNAUTHORIZED for another author''s note and for callers who handle no applications.';
grant execute on function app_private.require_job_application_note(uuid, boolean) to app_user;
