-- A version of a job's form, as applicants fill it in. No role writes it directly: an edit changes the version, or
-- creates the next one if there are applications to it.
select app_private.begin_rules('app_public.job_form_versions', array['application_form', 'job_checks']);

create policy "members read the forms of their team's jobs" on app_public.job_form_versions for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "applicants read the form they fill in" on app_public.job_form_versions for select to app_user
  using (id = any ((select app_hidden.applied_form_version_ids())::uuid[]));
grant select on app_public.job_form_versions to app_user;
-- The questions of a team are visible to it and its applicants only.
revoke select on app_public.job_form_versions from app_operator;
grant select (id, account_id, job_id, version, created_by, created_at, updated_at) on app_public.job_form_versions to app_operator;

comment on table app_public.job_form_versions is
'@personal none
@prefix jfv
@order version desc
@section recruitment
@hide
@icon forms
@label version
A version of a job''s form as applicants fill it in (document B, section 3, Job). A version with applications never '
  'changes.';
comment on constraint job_form_versions_job_id_fkey on app_public.job_form_versions is
'@foreignFieldName formVersions
@unlisted
The versions of its form, newest first.';
comment on constraint job_form_versions_created_by_fkey on app_public.job_form_versions is '@fieldName author';
comment on column app_public.job_form_versions.account_id is E'@unlisted\nThe team.';
comment on column app_public.job_form_versions.job_id is E'@filter\nThe job.';
comment on column app_public.job_form_versions.version is E'@listed\n1 for the first, and so on.';
comment on column app_public.job_form_versions.application_form is 'The pages and questions: docs/application-forms.md.';
comment on column app_public.job_form_versions.digest is
  'SHA-256 of the form in hexadecimal: its validator for browsers is at /application-forms/{digest}.js.';
comment on column app_public.job_form_versions.job_checks is 'The required checks, and their conditions.';
comment on column app_public.job_form_versions.created_by is E'@listed\nWho wrote it.';
comment on column app_public.job_form_versions.created_at is E'@listed\nWhen it was made, UTC.';
