-- One text for every team, filled in with team and period. The months are part of the version, so that consent to six
-- months cannot be used to store data for twelve.
create or replace function app_private.filled_consent(
  consent app_public.consent_texts, job app_public.jobs, months int, privacy_link text, terms_link text, given_at timestamptz
) returns app_public.application_consent
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select row (
    consent.version || '/' || months, filled.nb, filled.en, months, filled_consent.privacy_link, filled_consent.terms_link, given_at
  )::app_public.application_consent
  from app_public.accounts a
    cross join lateral (
      select array_agg(
        replace(replace(replace(t.wording, '{months}', months::text), '{job}', job.title), '{team}', a.name) order by t.at
      ) as texts
      from unnest(array[consent.text_nb, consent.text_en]) with ordinality t (wording, at)
    ) worded
    cross join lateral (select worded.texts[1] as nb, worded.texts[2] as en) filled
  where a.id = job.account_id and consent.id is not null
$$;
comment on function app_private.filled_consent(app_public.consent_texts, app_public.jobs, int, text, text, timestamptz) is
  'The text of the consent to a job.';
