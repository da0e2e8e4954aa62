create or replace function app_private.check_enrollment_consent(version text) returns void
language plpgsql volatile
as $$
begin
  if coalesce(app_hidden.tidy_text(version), '') = '' then
    perform app_private.refuse('BLANK', 'consentVersion');
  elsif version <> app_public.enrollment_consent_version() then
    perform app_private.refuse('DOCUMENT_NOT_FOUND', 'consentVersion');
  end if;
end;
$$;
comment on function app_private.check_enrollment_consent(text) is
  'Refuses BLANK at consentVersion when nothing was agreed to, DOCUMENT_NOT_FOUND for another wording than the present one.';
grant execute on function app_private.check_enrollment_consent(text) to app_user;
