-- A freelancer's work for a team: a row of two accounts, written directly by neither. The profile data shown to the
-- team is stored here as it was when the freelancer agreed, so that the team never reads the profile itself.
select app_private.begin_rules('app_public.enrollments');

create policy "freelancers read their account's enrolments" on app_public.enrollments for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "owners and admins of the team read who is enrolled with it" on app_public.enrollments for select to app_user
  using (partner_account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_recruit()));
grant select on app_public.enrollments to app_user;

comment on table app_public.enrollments is
'@personal removed
@prefix enr
@portal recruitmore/enrollments
@defaultSort created_at desc
@search search_text
@statusSubscription enrollmentStatusChanged
@section recruitment
@icon users-group
@label display_name
That a freelancer works for a team (document B, section 3, Enrollment): agreed to by the freelancer, approved by the team, ended by either.';
comment on constraint enrollments_account_id_fkey on app_public.enrollments is
'@fieldName account
@backwardBehavior -*
The freelancer''s account, for its own people.';
comment on constraint enrollments_partner_account_id_fkey on app_public.enrollments is
'@fieldName partnerAccount
@backwardBehavior -*
The team, for its own people.';
comment on constraint enrollments_freelance_profile_id_fkey on app_public.enrollments is
'@fieldName freelanceProfile
@backwardBehavior -*
The payout profile, for its own account; null for the team.';
comment on constraint enrollments_consented_by_fkey on app_public.enrollments is
'@fieldName consentedByUser
@backwardBehavior -*
Who agreed.';
comment on column app_public.enrollments.account_id is E'@unlisted\nThe freelancer''s account.';
comment on column app_public.enrollments.partner_account_id is E'@unlisted\nThe team.';
comment on column app_public.enrollments.freelance_profile_id is E'@unlisted\nThe payout profile.';
comment on column app_public.enrollments.status is E'@filter\nWhether it holds. Changes only as the transitions allow.';
comment on column app_public.enrollments.approved is E'@unlisted\nWhether the team has approved it and it holds.';
comment on column app_public.enrollments.freelance_type is E'@filter\nWhether a person or an organisation.';
comment on column app_public.enrollments.first_name is E'@unlisted\nFirst name of a person, as it was when they agreed.';
comment on column app_public.enrollments.last_name is E'@unlisted\nLast name of a person, as it was when they agreed.';
comment on column app_public.enrollments.organization_name is E'@unlisted\nName of an organisation, as it was when it agreed.';
comment on column app_public.enrollments.organization_number is
'@groups 3 3 3
@listed
Number of an organisation.';
comment on column app_public.enrollments.display_name is '@sort
@name name
The organisation''s name, or the person''s.';
comment on column app_public.enrollments.consent_version is E'@unlisted\nThe wording the freelancer agreed to.';
comment on column app_public.enrollments.consented_at is E'@unlisted\nWhen the freelancer agreed, UTC.';
comment on column app_public.enrollments.consented_by is E'@unlisted\nWho agreed.';
comment on column app_public.enrollments.approved_at is E'@sort\nWhen the team approved it, UTC. What is published from then on is shown to the team.';
comment on column app_public.enrollments.ended_at is 'When either side ended it, UTC.';
comment on column app_public.enrollments.created_at is '@sort
@unlisted
When it was made, UTC.';
comment on type app_public.enrollment_status is
'@tone.PENDING amber
@tone.APPROVED pine
@tone.ENDED neutral
Whether an enrolment holds.';
