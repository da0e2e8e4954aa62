-- Told when the last place is taken, since a refusal leaves no trace to follow.
create or replace function app_private.tell_candidates(account_id uuid) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_subscription app_public.plan_subscriptions;
begin
  select s.* into v_subscription from app_public.plan_subscriptions s where s.account_id = tell_candidates.account_id;
  if app_private.candidates_this_year(tell_candidates.account_id) >= v_subscription.candidates and not exists (
    select from app_public.events e
    where e.entity = 'plan_subscriptions' and e.entity_id = v_subscription.id and e.event_type = 'CANDIDATES_REACHED'
      and e.occurred_at > now() - interval '1 day'
  ) then
    perform app_private.record_event('plan_subscriptions', v_subscription.id, tell_candidates.account_id, 'CANDIDATES_REACHED', null);
  end if;
end;
$$;
comment on function app_private.tell_candidates(uuid) is
  'Records CANDIDATES_REACHED of a team''s subscription when its plan takes no more applications this year.';
