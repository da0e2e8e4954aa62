create or replace function app_private.consent_to_job(job app_public.jobs) returns app_public.application_consent
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.filled_consent(app_private.present_consent(), job, job.retention_months, job.privacy_link, job.terms_link, null)
$$;
comment on function app_private.consent_to_job(app_public.jobs) is
  'The consent for submitting an application to a job now.';
