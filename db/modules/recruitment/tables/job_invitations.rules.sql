-- Invitations to apply, and requests for a link to a job; the team does not see the latter. It stores an address only,
-- and never reveals whose it is.
select app_private.begin_rules('app_public.job_invitations');

create policy "members read invitations to jobs that they handle" on app_public.job_invitations for select to app_user
  using (
    account_id = (select app_hidden.current_account_id()) and invited_at is not null
    and job_id = any ((select app_hidden.handled_job_ids())::uuid[])
  );
grant select on app_public.job_invitations to app_user;

comment on table app_public.job_invitations is
'@personal removed
@prefix jin
@section recruitment
@icon user-plus
@label email
An invitation to apply for a job, by e-mail address.';
comment on constraint job_invitations_account_id_fkey on app_public.job_invitations is
'@fieldName account
@backwardBehavior -*
The team.';
comment on constraint job_invitations_job_id_fkey on app_public.job_invitations is
'@fieldName job
@foreignFieldName invitations
@notNull
The job.';
comment on constraint job_invitations_invited_by_fkey on app_public.job_invitations is
'@fieldName inviter
@backwardBehavior -*
The inviting user.';
comment on column app_public.job_invitations.account_id is E'@unlisted\nThe team.';
comment on column app_public.job_invitations.job_id is 'The job.';
comment on column app_public.job_invitations.email is 'The address of the link''s recipient.';
comment on column app_public.job_invitations.language is E'@unlisted\nThe language of the mail.';
comment on column app_public.job_invitations.invited_by is E'@unlisted\nThe user who last invited them.';
comment on column app_public.job_invitations.invited_at is E'@sort\nWhen they were last invited, UTC.';
comment on column app_public.job_invitations.requested_at is E'@behavior -*\nWhen a link was last asked for at the job''s page, UTC.';
comment on column app_public.job_invitations.created_at is E'@unlisted\nWhen it was made, UTC.';
comment on column app_public.job_invitations.updated_at is E'@unlisted\nWhen it was last changed, UTC.';
