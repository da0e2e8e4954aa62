create or replace function app_private.job_invitations_inviter(invitation app_public.job_invitations) returns text
language sql stable
as $$
  select coalesce(
    (
      select app_private.unlinked(nullif(concat_ws(' ', u.first_name, u.last_name), ''))
      from app_public.users u where u.id = invitation.invited_by
    ),
    app_private.job_invitations_team_name(invitation)
  )
$$;
comment on function app_private.job_invitations_inviter(app_public.job_invitations) is
  'The name of the inviting person, for mails; the team''s when they have been deleted.';
