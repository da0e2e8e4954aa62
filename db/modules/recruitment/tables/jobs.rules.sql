-- The jobs of a team; applicants read theirs as well, also once it is closed.
select app_private.begin_rules('app_public.jobs');

create policy "members read their team's jobs" on app_public.jobs for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "applicants read the jobs they have applied to" on app_public.jobs for select to app_user
  using (id = any ((select app_hidden.applied_job_ids())::uuid[]));
create policy "owners and admins add jobs to their team" on app_public.jobs for insert to app_user
  with check (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_recruit()));
create policy "owners and admins change their team's jobs" on app_public.jobs for update to app_user
  using (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_recruit()));
create policy "owners and admins delete drafts of jobs" on app_public.jobs for delete to app_user
  using (status = 'DRAFT' and account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_recruit()));
grant select, delete on app_public.jobs to app_user;
grant insert (account_id, created_by) on app_public.jobs to app_user;

create trigger _300_fill_department before update of department_id on app_public.jobs for each row
  when (new.department_id is null) execute function app_private.tg_jobs__fill_department();
create trigger _500_forget_files after update of logo_id or delete on app_public.jobs for each row
  when (old.logo_id is not null) execute function app_private.tg__forget_files('logo_id');

comment on table app_public.jobs is
'@actions
@outcome portal
@personal none
@prefix job
@list
@defaultSort created_at desc
@search search_text
@portal recruitmore/jobs
@readers TEAM
@statusSubscription jobStatusChanged
@section recruitment 35
@icon briefcase
@label title
A job of a team (document B, section 3, Job).';
comment on constraint jobs_created_by_fkey on app_public.jobs is '@fieldName author';
comment on constraint jobs_logo_id_fkey on app_public.jobs is
'@fieldName logo
@backwardBehavior -*
The picture on its pages.';
comment on column app_public.jobs.account_id is 'The team.';
comment on column app_public.jobs.department_id is
'@form
@filter
The department whose managers handle its applications.';
comment on column app_public.jobs.created_by is E'@unlisted\nWho wrote it.';
comment on column app_public.jobs.status is E'@filter\nWhether it takes applications. Changes only as the transitions allow.';
comment on column app_public.jobs.title is
'@form
@sort
The title, at most 120 characters.';
comment on column app_public.jobs.tagline is
'@form
@unlisted
A summary in one sentence, at most 200 characters.';
comment on column app_public.jobs.description is
'@form
@longText
The introduction for applicants, at most 10 000 characters.';
comment on column app_public.jobs.application_limit is E'@form\nThe maximum number of applications; then it is full.';
comment on column app_public.jobs.application_deadline_on is
'@form
@filter
@sort applicationDeadline
@name applicationDeadline
The last day applications are taken, in Norway; null without one.';
comment on column app_public.jobs.retention_months is
'@form
@unlisted
The number of months an application is stored after its last transition, 1 to 24.';
comment on column app_public.jobs.privacy_link is
'@form
@unlisted
The address of the team''s privacy policy.';
comment on column app_public.jobs.terms_link is
'@form
@unlisted
The address of the team''s terms.';
comment on column app_public.jobs.color_default is
'@form
@behavior -*
The colour of buttons on its pages, as #RRGGBB.';
comment on column app_public.jobs.color_hover is
'@form
@behavior -*
The colour of hovered buttons.';
comment on column app_public.jobs.color_contrast is
'@form
@behavior -*
The text colour on either, with a contrast of at least 4.5.';
comment on column app_public.jobs.logo_id is
'@form
@file
The picture on its pages.';
comment on column app_public.jobs.address is E'@form\nWhere it is.';
comment on column app_public.jobs.compensation is
'@form
@unlisted
The compensation, in the team''s words.';
comment on column app_public.jobs.job_type is
'@form
@filter
The kind of job, in the team''s words.';
comment on column app_public.jobs.language_requirements is
'@form
@unlisted
The required languages, in the team''s words.';
comment on column app_public.jobs.payout is
'@form
@unlisted
The terms of payment, in the team''s words.';
comment on column app_public.jobs.published_at is E'@sort\nWhen it was last published, UTC.';
comment on column app_public.jobs.closed_at is E'@unlisted\nWhen it was last closed, UTC.';
comment on column app_public.jobs.created_at is E'@sort\nWhen the draft was made, UTC.';
comment on type app_public.job_status is
'@tone.DRAFT neutral
@tone.PUBLISHED pine
@tone.CLOSED neutral
Whether a job takes applications.';

select app_private.grant_forms('app_public.jobs');
