create or replace function app_private.check_job_application_note(note jsonb) returns void
language plpgsql volatile
as $$
begin
  perform app_private.refuse_blanks(note, array['body'], '');
  if length(app_hidden.text_at(note, 'body')) > 4000 then
    perform app_private.refuse('TOO_BIG', 'body');
  end if;
end;
$$;
comment on function app_private.check_job_application_note(jsonb) is
  'Refuses all that is wrong with a note as it would be: BLANK, TOO_BIG.';
grant execute on function app_private.check_job_application_note(jsonb) to app_user;
