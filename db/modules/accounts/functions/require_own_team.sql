-- The row is locked, so that changes of a team's people come one after the other: two owners, or the same
-- person twice, could otherwise come of two changes at one moment. Definer because people may not lock it.
create or replace function app_private.require_own_team() returns app_public.accounts
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
begin
  select a.* into v_account from app_public.accounts a where a.id = app_hidden.current_account_id() for no key update;
  if v_account.account_type is distinct from 'TEAM' then
    perform app_private.refuse('INVALID_ACTION');
  end if;
  perform app_private.require_confirmed_user();
  perform app_private.stop_if_refused();
  return v_account;
end;
$$;
comment on function app_private.require_own_team() is
  'The team that is acted in, locked. Stops with INVALID_ACTION when it is none, USER_NOT_CONFIRMED while the caller''s address is unproven.';
grant execute on function app_private.require_own_team() to app_user;
