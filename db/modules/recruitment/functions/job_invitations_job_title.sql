-- What mail programs would make a link of is taken apart, since somebody who was not asked is written to.
create or replace function app_private.job_invitations_job_title(invitation app_public.job_invitations) returns text
language sql stable
as $$
  select app_private.unlinked(j.title) from app_public.jobs j where j.id = invitation.job_id
$$;
comment on function app_private.job_invitations_job_title(app_public.job_invitations) is 'What the job is called, for mails to who was invited.';
