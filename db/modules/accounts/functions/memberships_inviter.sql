create or replace function app_private.memberships_inviter(membership app_public.memberships) returns text
language sql stable
as $$
  select coalesce(
    (
      select app_private.unlinked(nullif(concat_ws(' ', u.first_name, u.last_name), ''))
      from app_public.users u where u.id = membership.invited_by
    ),
    app_private.memberships_team_name(membership)
  )
$$;
comment on function app_private.memberships_inviter(app_public.memberships) is
  'The name of the inviting member, for mails; the team''s when they have left.';
