-- Recorded when the last place is used, since a refusal writes no event to follow; by the worker, since applicants
-- write nothing in the team's history. Not repeated within a day. Definer because the worker reads no table.
create or replace function app_private.tell_candidates(id uuid) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_subscription app_public.plan_subscriptions;
begin
  select s.* into v_subscription
  from app_public.job_applications a join app_public.plan_subscriptions s on s.account_id = a.partner_account_id
  where a.id = tell_candidates.id for no key update of s;
  if app_private.candidates_this_year(v_subscription.account_id) >= v_subscription.candidates and not exists (
    select from app_public.events e
    where e.entity = 'plan_subscriptions' and e.entity_id = v_subscription.id and e.event_type = 'CANDIDATES_REACHED'
      and e.occurred_at > now() - interval '1 day'
  ) then
    perform app_private.record_event(
      'plan_subscriptions', v_subscription.id, v_subscription.account_id, 'CANDIDATES_REACHED', null
    );
  end if;
end;
$$;
comment on function app_private.tell_candidates(uuid) is
  E'@task recruitment\nRecords CANDIDATES_REACHED of the subscription of the team that an application went to, when its plan takes no more this year.';
grant execute on function app_private.tell_candidates(uuid) to app_worker;
