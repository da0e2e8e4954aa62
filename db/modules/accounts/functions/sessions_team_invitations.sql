-- Definer because an invited user may not read a team they have not joined; its name and the inviting person are shown.
create or replace function app_public.sessions_team_invitations(session app_public.sessions) returns setof app_public.team_invitation
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select a.id, a.slug, a.name, nullif(concat_ws(' ', u.first_name, u.last_name), ''), m.role, m.created_at
  from app_public.memberships m
    join app_public.accounts a on a.id = m.account_id and a.deleted_at is null and a.blocked_at is null
    left join app_public.users u on u.id = m.invited_by
  where m.user_id = app_hidden.current_user_id() and m.accepted_at is null
  order by m.created_at desc, m.id
$$;
comment on function app_public.sessions_team_invitations(app_public.sessions) is
  E'@simpleCollections only\nThe teams the person was added to and has not accepted yet, the newest first.';
grant execute on function app_public.sessions_team_invitations(app_public.sessions) to app_user;

comment on type app_public.team_invitation is E'@prefix acc\nA team that has added the person, who has not accepted yet.';
comment on column app_public.team_invitation.id is E'@notNull\nKey of the team: switchAccount accepts, declineTeamInvitation declines.';
comment on column app_public.team_invitation.slug is E'@notNull\nThe team in addresses.';
comment on column app_public.team_invitation.team_name is E'@notNull\nThe team''s own name.';
comment on column app_public.team_invitation.inviter is 'The name of the inviting member; null when they have left.';
comment on column app_public.team_invitation.role is E'@notNull\nThe person''s role in the team.';
comment on column app_public.team_invitation.created_at is E'@notNull\nWhen the person was added, UTC.';
