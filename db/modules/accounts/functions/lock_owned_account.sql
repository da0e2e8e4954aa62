create or replace function app_private.lock_owned_account(input jsonb) returns app_public.accounts
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts := app_private.lock_managed_account();
begin
  if app_public.accounts_role(v_account) is distinct from 'OWNER' then
    perform app_private.refuse('UNAUTHORIZED');
  elsif (input ->> 'id')::uuid <> v_account.id then
    perform app_private.refuse('INVALID_ACTION', 'id');
  end if;
  perform app_private.stop_if_refused();
  return v_account;
end;
$$;
comment on function app_private.lock_owned_account(jsonb) is
  'The current account, locked for an action of its owner. Stops with UNAUTHORIZED, or INVALID_ACTION at id for '
  'another account than meant.';
