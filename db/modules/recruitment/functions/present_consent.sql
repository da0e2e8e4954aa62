create or replace function app_private.present_consent() returns app_public.consent_texts
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select c from app_public.consent_texts c order by c.version desc limit 1
$$;
comment on function app_private.present_consent() is 'The wording that applicants agree to now.';
