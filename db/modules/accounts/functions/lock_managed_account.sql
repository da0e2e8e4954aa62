create or replace function app_private.lock_managed_account() returns app_public.accounts
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
begin
  select a.* into v_account from app_public.accounts a where a.id = app_hidden.current_account_id() for no key update;
  if not found then
    perform app_private.refuse('ACCOUNT_NOT_FOUND');
  elsif not app_hidden.can_manage() then
    perform app_private.refuse('UNAUTHORIZED');
  end if;
  perform app_private.stop_if_refused();
  return v_account;
end;
$$;
comment on function app_private.lock_managed_account() is
  'The current account, locked for a change. Stops with ACCOUNT_NOT_FOUND, or UNAUTHORIZED for other roles than OWNER '
  'and ADMIN.';
