-- Operators may not decide on their own accounts.
create or replace function app_private.lock_customer(input jsonb, roles text[], is_team boolean default false) returns app_public.accounts
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
begin
  if app_hidden.current_operator_role() = any (roles) is not true
    or (input ->> 'id')::uuid = any (app_hidden.current_own_account_ids()) then
    perform app_private.refuse('UNAUTHORIZED');
    perform app_private.stop_if_refused();
  end if;
  select a.* into v_account from app_public.accounts a
  where a.id = (input ->> 'id')::uuid and a.deleted_at is null and (a.account_type = 'TEAM' or not is_team) for no key update;
  if not found then
    perform app_private.refuse('ACCOUNT_NOT_FOUND', 'id');
    perform app_private.stop_if_refused();
  end if;
  perform app_private.refuse_when_changed(v_account.updated_at, input);
  return v_account;
end;
$$;
comment on function app_private.lock_customer(jsonb, text[], boolean) is
  'The account an operator decides about, locked. Stops with UNAUTHORIZED for another role than these and on an '
  'account of their own, ACCOUNT_NOT_FOUND when there is none or no team; refuses INVALID_ACTION at updatedAt.';
