-- Definer because both sides read it, and neither has to be able to read the other.
create or replace function app_public.job_applications_consent(application app_public.job_applications)
returns app_public.application_consent
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.filled_consent(
    c, j, application.retention_months, application.privacy_link, application.terms_link, application.consented_at
  )
  from app_public.consent_texts c, app_public.jobs j
  where c.id = application.consent_id and application.status <> 'PENDING' and j.id = application.job_id
    and (app_hidden.is_within_reach(application.account_id) or app_hidden.is_within_reach(application.partner_account_id))
$$;
comment on function app_public.job_applications_consent(app_public.job_applications) is
  'The consent given when it was last submitted; null before.';
grant execute on function app_public.job_applications_consent(app_public.job_applications) to app_user;

comment on type app_public.application_consent is 'The text of an applicant''s consent, and when it was given.';
comment on column app_public.application_consent.version is E'@notNull\nThe wording and the months, to be sent back as consentVersion.';
comment on column app_public.application_consent.text_nb is E'@notNull\nThe wording in Norwegian.';
comment on column app_public.application_consent.text_en is E'@notNull\nThe wording in English.';
comment on column app_public.application_consent.retention_months is E'@notNull\nThe months of storage after the application''s last transition.';
comment on column app_public.application_consent.privacy_link is
  E'@notNull\nThe address of the team''s privacy policy at that time.';
comment on column app_public.application_consent.terms_link is
  E'@notNull\nThe address of the team''s terms at that time.';
comment on column app_public.application_consent.given_at is
  'When it was given, UTC; null for consent still to be given.';
