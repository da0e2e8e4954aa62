-- The row is locked as in the deletion, so if both happen in the same minute, the second finds the result of the first.
-- Definer because no role may write accounts directly.
create or replace function app_public.cancel_account_deletion(input jsonb) returns app_public.accounts
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
begin
  perform app_private.refuse_when_impersonating();
  v_account := app_private.lock_owned_account(input);
  perform app_private.refuse_when_changed(v_account.updated_at, input);
  if v_account.deletion_scheduled_on is null or v_account.deleted_at is not null then
    perform app_private.refuse('INVALID_ACTION');
  end if;
  perform app_private.stop_if_refused();

  update app_public.accounts a set deletion_scheduled_on = null where a.id = v_account.id returning a.* into v_account;
  perform app_private.record_event('accounts', v_account.id, v_account.id, 'DELETION_CANCELLED', null);
  return v_account;
end;
$$;
comment on function app_public.cancel_account_deletion(jsonb) is
  E'@impersonated refused\nKeeps the account acted in after all; owners only. INVALID_ACTION: nothing is scheduled, or it is done. UNAUTHORIZED.';
grant execute on function app_public.cancel_account_deletion(jsonb) to app_user;
