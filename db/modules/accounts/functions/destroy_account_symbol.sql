-- Definer because no role may write accounts directly.
create or replace function app_public.destroy_account_symbol(input jsonb) returns app_public.accounts
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_before app_public.accounts := app_private.lock_managed_account();
  v_account app_public.accounts;
begin
  perform app_private.refuse_when_changed(v_before.updated_at, input);
  perform app_private.check_account_changes(v_before, input - 'attributes');
  perform app_private.stop_if_refused();

  v_account := app_private.update_row(v_before, '{"symbol": null}');
  perform app_private.forget_pictures(v_before, v_account);
  return v_account;
end;
$$;
comment on function app_public.destroy_account_symbol(jsonb) is
'@actors OWNER ADMIN
@impersonated allowed
Takes the small picture it is known by from the account acted in; owners and admins. INVALID_ACTION: another kind of account than meant. UNAUTHORIZED.';
grant execute on function app_public.destroy_account_symbol(jsonb) to app_user;
