-- Parts that mail programs would turn into a link are broken up, since the recipient did not ask for the mail.
create or replace function app_private.job_invitations_job_title(invitation app_public.job_invitations) returns text
language sql stable
as $$
  select app_private.unlinked(j.title) from app_public.jobs j where j.id = invitation.job_id
$$;
comment on function app_private.job_invitations_job_title(app_public.job_invitations) is
  'The title of the job, for invitation mails.';
