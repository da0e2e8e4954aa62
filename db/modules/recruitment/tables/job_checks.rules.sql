-- A check of an applicant: a row of two accounts, as the application is. The team sees only its result; the material is
-- stored separately. A member with an access who handles no applications sees the checks that it covers. No role writes
-- it directly.
select app_private.begin_rules('app_public.job_checks');

create policy "applicants read their own checks" on app_public.job_checks for select to app_user
  using (account_id = (select app_hidden.current_account_id()) and user_id = (select app_hidden.current_user_id()));
create policy "the team reads the checks of who has applied to jobs that the reader handles" on app_public.job_checks for select to app_user
  using (
    partner_account_id = (select app_hidden.current_account_id()) and shared_at is not null
    and job_id = any ((select app_hidden.handled_job_ids())::uuid[])
  );
create policy "who has access to criminal records reads those checks" on app_public.job_checks for select to app_user
  using (
    partner_account_id = (select app_hidden.current_account_id()) and shared_at is not null and job_check_type = 'CRIMINAL_RECORD'
    and job_id = any ((select app_hidden.inspected_job_ids('CRIMINAL_RECORD'))::uuid[])
  );
create policy "who has access to identities reads the checks of them" on app_public.job_checks for select to app_user
  using (
    partner_account_id = (select app_hidden.current_account_id()) and shared_at is not null
    and job_check_type in ('IDENTITY', 'RIGHT_TO_WORK', 'DRIVERS_LICENSE')
    and job_id = any ((select app_hidden.inspected_job_ids('IDENTITY'))::uuid[])
  );
grant select on app_public.job_checks to app_user;

comment on table app_public.job_checks is
'@actions
@personal removed
@withheld job_check_type = ''CRIMINAL_RECORD''
@prefix jch
@portal recruitmore/verification-checks
@defaultSort shared_at desc
@search search_text
@statusSubscription jobCheckStatusChanged
@section recruitment
@icon shield-check
@label name
One thing that is looked into about who applies (document B, section 3, Job check).';
comment on constraint job_checks_account_id_fkey on app_public.job_checks is
'@backwardBehavior -*
The applicant''s own account.';
comment on constraint job_checks_partner_account_id_fkey on app_public.job_checks is
'@fieldName partnerAccount
@backwardBehavior -*
The team.';
comment on constraint job_checks_job_application_id_fkey on app_public.job_checks is
'@fieldName jobApplication
@foreignFieldName jobChecks
The application it belongs to.';
comment on constraint job_checks_job_id_fkey on app_public.job_checks is
'@fieldName job
@backwardBehavior -*
@notNull
The job.';
comment on constraint job_checks_user_id_fkey on app_public.job_checks is
'@fieldName applicant
@backwardBehavior -*
The applicant.';
comment on constraint job_checks_decided_by_fkey on app_public.job_checks is
'@fieldName decider
@backwardBehavior -*
Who decided.';
comment on column app_public.job_checks.account_id is E'@unlisted\nThe applicant''s own account.';
comment on column app_public.job_checks.partner_account_id is E'@unlisted\nThe team that requires it.';
comment on column app_public.job_checks.job_application_id is E'@unlisted\nThe application.';
comment on column app_public.job_checks.job_id is '@filter
@listed
The job.';
comment on column app_public.job_checks.user_id is E'@unlisted\nThe applicant.';
comment on column app_public.job_checks.job_check_type is
'@filter
@decides
The subject of the check.';
comment on column app_public.job_checks.status is E'@filter\nThe status. Changes only as the transitions allow.';
comment on column app_public.job_checks.is_required is
  E'@listed\nWhether an applicant is accepted only if it succeeds.';
comment on column app_public.job_checks.name is E'@sort\nThe applicant''s name as it was at submission.';
comment on column app_public.job_checks.consented_at is
  E'@unlisted\nWhen the applicant consented to it, UTC; required for credit checks.';
comment on column app_public.job_checks.sent_at is E'@sort\nWhen the applicant handed in what it takes, UTC.';
comment on column app_public.job_checks.shared_at is E'@unlisted\nSince when the team sees it, UTC: when the application was sent in.';
comment on column app_public.job_checks.order_reference is
  E'@behavior -*\nThe provider''s reference of the pending order.';
comment on column app_public.job_checks.ordered_at is E'@unlisted\nWhen the provider took the order, UTC.';
comment on column app_public.job_checks.answered_at is E'@unlisted\nWhen the provider answered, UTC.';
comment on column app_public.job_checks.outcome is E'@unlisted\nThe provider''s answer.';
comment on column app_public.job_checks.expires_on is E'@unlisted\nUntil when the provider''s answer holds; null where it does not say.';
comment on column app_public.job_checks.rejection_reason is E'@longText\nWhy it failed; the applicant reads it. Never of a criminal record.';
comment on column app_public.job_checks.decided_by is E'@unlisted\nThe user who decided; null for the worker.';
comment on column app_public.job_checks.decided_at is 'When it was decided, UTC.';
comment on column app_public.job_checks.created_at is
'@sort
@unlisted
When it was required, UTC.';
comment on type app_public.job_check_type is 'The possible checks of applicants.';
comment on type app_public.job_check_status is
'@tone.PENDING neutral
@tone.IN_REVIEW fjord
@tone.SUCCEEDED pine
@tone.FAILED rust
The status of a check.';
comment on type app_public.check_outcome is 'The answer of a provider of checks.';
