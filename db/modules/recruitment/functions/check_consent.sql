-- Consent to another version, or to fewer months, does not count for this one.
create or replace function app_private.check_consent(job app_public.jobs, input jsonb) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_version text := app_hidden.text_at(input, 'consentVersion');
begin
  if v_version is null then
    perform app_private.refuse('BLANK', 'consentVersion');
  elsif v_version <> (app_private.consent_to_job(job)).version then
    perform app_private.refuse('INVALID', 'consentVersion');
  end if;
end;
$$;
comment on function app_private.check_consent(app_public.jobs, jsonb) is
  'Refuses input without agreement to the job''s current consent: BLANK or INVALID at consentVersion.';
