-- What mail programs would make a link of is taken apart, since somebody who was not asked is written to.
create or replace function app_private.job_invitations_team_name(invitation app_public.job_invitations) returns text
language sql stable
as $$
  select app_private.unlinked(app_public.accounts_display_name(a)) from app_public.accounts a where a.id = invitation.account_id
$$;
comment on function app_private.job_invitations_team_name(app_public.job_invitations) is 'The name of the team, for mails to who was invited.';
