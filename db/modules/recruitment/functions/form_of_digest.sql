-- Definer because the HTTP server answers any caller who knows the digest, and only a reader of the form knows it: the
-- server itself reads no table.
create or replace function app_private.form_of_digest(digest text) returns jsonb
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select v.application_form from app_public.job_form_versions v where v.digest = form_of_digest.digest limit 1
$$;
comment on function app_private.form_of_digest(text) is
  'The form with this SHA-256, of any job; null when no job uses it.';
grant execute on function app_private.form_of_digest(text) to app_authenticator;
