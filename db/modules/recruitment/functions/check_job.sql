-- A job is checked as it would be, whether it is new or changed.
create or replace function app_private.check_job(attributes jsonb) returns void
language plpgsql volatile
as $$
declare
  v_colors jsonb := nullif(attributes -> 'colors', 'null');
  v_field text;
begin
  perform app_private.refuse_blanks(attributes, array['title', 'tagline', 'description', 'privacyLink', 'termsLink']);
  foreach v_field in array array['privacyLink', 'termsLink'] loop
    if app_hidden.text_at(attributes, v_field) !~ '^https?://[^\s]+$' then
      perform app_private.refuse('INVALID', 'attributes.' || v_field);
    end if;
  end loop;
  if (attributes ->> 'applicationLimit')::int < 1 then
    perform app_private.refuse('TOO_SMALL_OR_EQUAL', 'attributes.applicationLimit');
  end if;
  if (attributes ->> 'retentionMonths')::int < 1 then
    perform app_private.refuse('TOO_SMALL_OR_EQUAL', 'attributes.retentionMonths');
  elsif (attributes ->> 'retentionMonths')::int > 24 then
    perform app_private.refuse('TOO_BIG', 'attributes.retentionMonths');
  end if;
  if attributes ->> 'departmentId' is not null and not exists (
    select from app_public.departments d
    where d.id = (attributes ->> 'departmentId')::uuid and d.account_id = app_hidden.current_account_id()
  ) then
    perform app_private.refuse('INVALID', 'attributes.departmentId');
  end if;
  perform app_private.check_job_colors(v_colors);
  if jsonb_typeof(attributes -> 'address') = 'object' then
    perform app_private.check_address(attributes, true);
  end if;
end;
$$;
comment on function app_private.check_job(jsonb) is
  'Refuses all that is wrong with a job as it would be: BLANK, INVALID for links, colours, an address or another '
  'team''s department, TOO_SMALL_OR_EQUAL for a limit or months below one, TOO_BIG for more than 24 months.';
grant execute on function app_private.check_job(jsonb) to app_user;
