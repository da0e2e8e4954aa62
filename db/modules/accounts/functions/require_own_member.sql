create or replace function app_private.require_own_member(membership_id uuid) returns app_public.memberships
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_membership app_public.memberships;
begin
  select m.* into v_membership from app_public.memberships m
  where m.id = membership_id and m.account_id = app_hidden.current_account_id() for no key update;
  if not found then
    perform app_private.refuse('INVALID', 'memberId');
    perform app_private.stop_if_refused();
  end if;
  return v_membership;
end;
$$;
comment on function app_private.require_own_member(uuid) is
  'A member of the current account, locked. Stops with INVALID at memberId when there is none.';
