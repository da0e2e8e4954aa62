-- The user has two weeks to change their mind. Obstacles are reported before an SMS code is requested. Teams that will
-- be deleted by then are no obstacle; that is checked again on the day. Definer because no role may write accounts
-- directly.
create or replace function app_public.delete_account(input jsonb) returns app_public.accounts
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
begin
  perform app_private.refuse_when_impersonating();
  v_account := app_private.lock_owned_account(input);
  perform app_private.refuse_when_changed(v_account.updated_at, input);
  if v_account.tag = 'VOLUNTEER' or v_account.deletion_scheduled_on is not null then
    perform app_private.refuse('INVALID_ACTION');
  elsif v_account.account_type = 'PERSONAL' and app_private.owns_teams(v_account.primary_user_id) then
    perform app_private.refuse('PERSONAL_ACCOUNT_OWNS_TEAMS');
  end if;
  perform app_private.stop_if_refused();
  perform app_private.require_second_level();
  perform app_private.stop_if_refused();

  update app_public.accounts a
  set deletion_scheduled_on = (now() at time zone 'Europe/Oslo')::date + 14
  where a.id = v_account.id
  returning a.* into v_account;
  perform app_private.record_event('accounts', v_account.id, v_account.id, 'DELETION_SCHEDULED', null);
  return v_account;
end;
$$;
comment on function app_public.delete_account(jsonb) is
'@actors OWNER
@impersonated refused
Schedules the deletion of the current account in 14 days; owners only, with a code by SMS (AUTH_LEVEL_2_REQUIRED). '
  'PERSONAL_ACCOUNT_OWNS_TEAMS: transfer or delete them first. INVALID_ACTION: scheduled already, or a voluntary '
  'organisation, which must contact support. UNAUTHORIZED.';
grant execute on function app_public.delete_account(jsonb) to app_user;
