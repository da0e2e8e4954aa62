-- Definer because the reader is a visitor: the link gives access to the published job, also after it is closed, so that
-- late visitors read why they cannot apply.
create or replace function app_public.public_job(id text) returns app_public.public_job
language sql stable strict security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select
    j.title, j.tagline, j.description, a.name, app_public.accounts_theme(a), app_public.jobs_colors(j),
    app_hidden.job_opening(j), j.application_deadline_on, j.privacy_link, j.terms_link, j.address, j.compensation,
    j.job_type, j.language_requirements, j.payout, app_private.consent_to_job(j),
    case when j.logo_id is not null then row('/job-logos/' || j.logo_id)::app_public.public_picture end
  from app_public.jobs j join app_public.accounts a on a.id = j.account_id
  where j.id = app_hidden.key_of(public_job.id, 'job') and j.status <> 'DRAFT' and a.deleted_at is null and a.blocked_at is null
$$;
comment on function app_public.public_job(text) is
'@anyone has the link, and reads what is published
A job as shown to visitors with its link. Null for a draft and for an unknown job.';
-- The server writes it into the page's head, for programs that show what a link leads to.
grant execute on function app_public.public_job(text) to app_visitor, app_user, app_authenticator;

comment on type app_public.public_job is 'A job as shown to visitors with its link (document B, section 3, Job).';
comment on column app_public.public_job.title is E'@notNull\nThe title.';
comment on column app_public.public_job.tagline is E'@notNull\nA summary in one sentence.';
comment on column app_public.public_job.description is E'@notNull\nThe introduction for applicants.';
comment on column app_public.public_job.team_name is E'@notNull\nThe name of the team.';
comment on column app_public.public_job.theme is 'The team''s colours and letters; null where it has chosen none.';
comment on column app_public.public_job.colors is 'The job''s own colours; null where the team''s hold.';
comment on column app_public.public_job.opening is E'@notNull\nWhether it takes one more application, and why not.';
comment on column app_public.public_job.application_deadline is 'The last day applications are taken, in Norway; null without one.';
comment on column app_public.public_job.privacy_link is E'@notNull\nThe address of the team''s privacy policy.';
comment on column app_public.public_job.terms_link is E'@notNull\nThe address of the team''s terms.';
comment on column app_public.public_job.address is 'Where it is.';
comment on column app_public.public_job.compensation is 'The compensation.';
comment on column app_public.public_job.job_type is 'The kind of job.';
comment on column app_public.public_job.language_requirements is 'The required languages.';
comment on column app_public.public_job.consent is E'@notNull\nThe consent given by submitting an application.';
comment on column app_public.public_job.payout is 'The terms of payment.';
comment on column app_public.public_job.logo is 'The picture on its pages; null where there is none.';

comment on type app_public.public_picture is 'A public picture.';
comment on column app_public.public_picture.download_path is
  E'@notNull\nThe address of its bytes, valid without a session and as long as the page shows it.';
