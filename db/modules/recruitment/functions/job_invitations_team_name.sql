-- Parts that mail programs would turn into a link are broken up, since the recipient did not ask for the mail.
create or replace function app_private.job_invitations_team_name(invitation app_public.job_invitations) returns text
language sql stable
as $$
  select app_private.unlinked(app_public.accounts_display_name(a)) from app_public.accounts a where a.id = invitation.account_id
$$;
comment on function app_private.job_invitations_team_name(app_public.job_invitations) is
  'The name of the team, for mails to invited people.';
