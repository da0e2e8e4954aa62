-- Acts in the name of the member, who thereby becomes visible to the team. The caller may still be a visitor who signs in
-- by a link.
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
  'Accepts a membership, from which on the team sees the person''s identity. Running it twice has no further effect.';
