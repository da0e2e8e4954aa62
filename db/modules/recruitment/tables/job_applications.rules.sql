-- A person's application to a job: a row of two accounts. The applicant writes the answers, the team decides; neither
-- writes it directly, since both depend on its status and on the form. The team sees nothing of an application before
-- its submission.
select app_private.begin_rules('app_public.job_applications', array['answers']);

create policy "applicants read their own applications" on app_public.job_applications for select to app_user
  using (account_id = (select app_hidden.current_account_id()) and user_id = (select app_hidden.current_user_id()));
create policy "the team reads what was sent in to jobs that the reader handles" on app_public.job_applications for select to app_user
  using (
    partner_account_id = (select app_hidden.current_account_id()) and status <> 'PENDING'
    and job_id = any ((select app_hidden.handled_job_ids())::uuid[])
  );
grant select on app_public.job_applications to app_user;
-- Answers are visible to the applicant and the team only, also in the audit trail.
revoke select on app_public.job_applications from app_operator;
grant select (
  id, account_id, partner_account_id, job_id, form_version_id, user_id, status, name, email, rejection_reason,
  consent_id, consented_at, retention_months, privacy_link, terms_link, last_step_at, asked_to_extend_at,
  submitted_at, qualified_at, decided_at, enrolled_at, search_text, created_at, updated_at
) on app_public.job_applications to app_operator;

create trigger _500_forget_files after update of answers on app_public.job_applications
  for each row execute function app_private.tg_job_applications__forget_files();
create trigger _500_keep_count after delete on app_public.job_applications
  for each row when (old.status <> 'PENDING') execute function app_private.tg_job_applications__update_count();

comment on table app_public.job_applications is
'@actions portal
@outcome portal
@personal removed
@prefix app
@portal recruitmore/received-applications
@filter job.department_id
@defaultSort submitted_at desc
@search search_text
@statusSubscription jobApplicationStatusChanged
@section recruitment
@icon user-check
@label name
A person''s application to a job (document B, section 3, Job application).';
comment on constraint job_applications_account_id_fkey on app_public.job_applications is
'@backwardBehavior -*
The applicant''s own account.';
comment on constraint job_applications_partner_account_id_fkey on app_public.job_applications is
'@fieldName partnerAccount
@backwardBehavior -*
The team.';
comment on constraint job_applications_job_id_fkey on app_public.job_applications is
'@fieldName job
@foreignFieldName applications
@notNull
The job.';
comment on constraint job_applications_form_version_id_fkey on app_public.job_applications is
'@fieldName formVersion
@backwardBehavior -*
@notNull
The version of the form at its creation.';
comment on constraint job_applications_user_id_fkey on app_public.job_applications is
'@fieldName applicant
@backwardBehavior -*
Who applies.';
comment on constraint job_applications_consent_id_fkey on app_public.job_applications is
'@fieldName consentText
@backwardBehavior -*
The wording the applicant agreed to.';
comment on column app_public.job_applications.account_id is E'@unlisted\nThe applicant''s own account.';
comment on column app_public.job_applications.partner_account_id is E'@unlisted\nThe team whose job it is.';
comment on column app_public.job_applications.job_id is E'@filter\nThe job.';
comment on column app_public.job_applications.form_version_id is E'@unlisted\nThe version of the form it was begun with, which is the one it is judged by.';
comment on column app_public.job_applications.user_id is E'@unlisted\nThe applicant.';
comment on column app_public.job_applications.status is
'@filter
@counted
The status. Changes only as the transitions allow.';
comment on column app_public.job_applications.name is E'@sort\nThe applicant''s name as it was at submission.';
comment on column app_public.job_applications.email is 'The applicant''s address as it was at submission.';
comment on column app_public.job_applications.answers is
  E'@behavior -*\nThe answers by the question''s id; applicationFormAnswers has them in the order of the form.';
comment on column app_public.job_applications.rejection_reason is E'@longText\nWhy it was rejected; the applicant reads it.';
comment on column app_public.job_applications.consent_id is E'@unlisted\nThe wording the applicant agreed to.';
comment on column app_public.job_applications.consented_at is E'@unlisted\nWhen the applicant agreed to it, UTC.';
comment on column app_public.job_applications.retention_months is
  E'@unlisted\nThe number of months after its last transition for which the applicant agreed to its storage.';
comment on column app_public.job_applications.privacy_link is
  E'@behavior -*\nThe address of the team''s privacy policy at that time.';
comment on column app_public.job_applications.terms_link is
  E'@behavior -*\nThe address of the team''s terms at that time.';
comment on column app_public.job_applications.last_step_at is E'@behavior -*\nThe last step in it, from which its months are counted, UTC.';
comment on column app_public.job_applications.asked_to_extend_at is
  E'@unlisted\nWhen the applicant was asked to extend its storage, UTC; null when no request is open.';
comment on column app_public.job_applications.submitted_at is E'@sort\nWhen it was sent in, UTC.';
comment on column app_public.job_applications.qualified_at is E'@unlisted\nWhen every check that was demanded had succeeded, UTC.';
comment on column app_public.job_applications.decided_at is 'When the team approved or rejected it, UTC.';
comment on column app_public.job_applications.enrolled_at is E'@unlisted\nWhen the enrolment was approved, UTC.';
comment on column app_public.job_applications.created_at is
'@sort
@unlisted
When it was created, UTC.';
comment on type app_public.job_application_status is
'@tone.PENDING neutral
@tone.SUBMITTED fjord
@tone.QUALIFIED amber
@tone.APPROVED pine
@tone.ENROLLED pine
@tone.REJECTED rust
The status of an application.';
