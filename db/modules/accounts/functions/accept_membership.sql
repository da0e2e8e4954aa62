-- In the name of its person, who by this is known to the team; they may be a visitor yet, whom a link signs in.
create or replace function app_private.accept_membership(membership app_public.memberships) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  update app_public.memberships m set accepted_at = now() where m.id = membership.id and m.accepted_at is null;
  if found then
    perform app_private.write_events(
      'memberships', array[membership.id], membership.account_id, 'ACCEPTED', null,
      actor => (select app_public.users_display_name(u) from app_public.users u where u.id = membership.user_id), user_id => membership.user_id
    );
  end if;
end;
$$;
comment on function app_private.accept_membership(app_public.memberships) is
  'Makes a member of who was added to a team; from then on the team sees who they are. Twice is the same as once.';
