-- The caller locks the team, so that of two simultaneous additions the second sees the first.
create or replace function app_private.check_team_users(account app_public.accounts, path text, before int default 0) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  if path is not null and exists (
    select from app_public.plan_subscriptions s
    where s.account_id = account.id and app_public.plan_subscriptions_team_users_used(s) + before >= s.team_users
  ) then
    perform app_private.refuse('SUBSCRIPTION_LIMIT_EXCEEDED', path);
  end if;
end;
$$;
comment on function app_private.check_team_users(app_public.accounts, text, int) is
  'Refuses SUBSCRIPTION_LIMIT_EXCEEDED at the given path if it makes one more person manage the team than the plan '
  'allows. A null path adds none; before is the number already added but not written.';
