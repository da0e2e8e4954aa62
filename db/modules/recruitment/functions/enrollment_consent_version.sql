-- The wording is among the portal's texts, under this version; a row has the version that was agreed to.
create or replace function app_public.enrollment_consent_version() returns text
language sql stable
as $$
  select '2026-11/2'
$$;
comment on function app_public.enrollment_consent_version() is
  E'@notNull\nThe wording a freelancer agrees to when they are enrolled, to be sent back as consentVersion.';
grant execute on function app_public.enrollment_consent_version() to app_user;
