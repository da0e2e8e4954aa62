-- Sent when the last place is used, since a refusal writes no event to follow. Replacing a manager by another does not
-- send it again within a day.
create or replace function app_private.notify_team_users_reached(account app_public.accounts) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_subscription app_public.plan_subscriptions;
begin
  select s.* into v_subscription from app_public.plan_subscriptions s where s.account_id = account.id;
  if app_public.plan_subscriptions_team_users_used(v_subscription) >= v_subscription.team_users and not exists (
    select from app_public.events e
    where e.entity = 'plan_subscriptions' and e.entity_id = v_subscription.id and e.event_type = 'TEAM_USERS_REACHED'
      and e.occurred_at > now() - interval '1 day'
  ) then
    perform app_private.record_event('plan_subscriptions', v_subscription.id, account.id, 'TEAM_USERS_REACHED', null);
  end if;
end;
$$;
comment on function app_private.notify_team_users_reached(app_public.accounts) is
  'Records TEAM_USERS_REACHED of a team''s subscription when its plan allows no further member with rights to manage.';
