-- The team reads the history, where members who have not accepted appear as the team entered them.
create or replace function app_private.end_invitation(membership app_public.memberships) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  delete from app_public.memberships m where m.id = membership.id and m.accepted_at is null;
  if found then
    perform app_private.write_events(
      'memberships', array[membership.id], membership.account_id, 'DECLINED', null,
      actor => concat_ws(' ', membership.invited_first_name, membership.invited_last_name), user_id => null
    );
  end if;
end;
$$;
comment on function app_private.end_invitation(app_public.memberships) is
  'Takes a membership away that its person has not accepted, telling the team that it was declined and nothing of them.';
