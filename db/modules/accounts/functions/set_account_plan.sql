-- Sets the plan that sales has agreed with a team, from the price list or with other figures. A smaller plan removes no
-- user: present managers stay, further ones are refused. Absent figures stay if the plan stays, so that a single figure
-- can be changed. It also touches the team's row, so that of two concurrent changes the second is refused. Definer
-- because a grant on the table would allow direct writes.
create or replace function app_public.set_account_plan(input jsonb) returns app_public.accounts
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts := app_private.lock_customer(input, '{FINANCE,ADMIN}', is_team => true);
  v_plan app_public.price_plans;
  v_agreed app_public.plan_subscriptions;
begin
  select p.* into v_plan from app_public.price_plans p where p.id = (input ->> 'pricePlanId')::uuid;
  if input ->> 'pricePlanId' is null then
    perform app_private.refuse('BLANK', 'pricePlanId');
  elsif v_account.tag = any (v_plan.tags) is not true then
    perform app_private.refuse('INCLUSION', 'pricePlanId');
  end if;
  perform app_private.stop_if_refused();

  select s.* into v_agreed from app_public.plan_subscriptions s where s.account_id = v_account.id and s.price_plan_id = v_plan.id;
  insert into app_public.plan_subscriptions (account_id, price_plan_id, price_minor, candidates, team_users) values (
    v_account.id, v_plan.id, coalesce((input ->> 'price')::bigint, v_agreed.price_minor, v_plan.price_minor),
    coalesce((input ->> 'candidates')::int, v_agreed.candidates, v_plan.candidates),
    coalesce((input ->> 'teamUsers')::int, v_agreed.team_users, v_plan.team_users)
  )
  on conflict (account_id) do update set
    price_plan_id = excluded.price_plan_id, price_minor = excluded.price_minor,
    candidates = excluded.candidates, team_users = excluded.team_users;
  perform app_private.record_event(
    'accounts', v_account.id, v_account.id, 'PLAN_SET', null, jsonb_build_object('plan', v_plan.name)
  );
  update app_public.accounts a set tag = a.tag where a.id = v_account.id returning a.* into v_account;
  return v_account;
end;
$$;
comment on function app_public.set_account_plan(jsonb) is
'@actors OPERATOR_FINANCE OPERATOR_ADMIN
Sets a team''s agreed plan. BLANK; INCLUSION: a plan for teams of another category; ACCOUNT_NOT_FOUND, UNAUTHORIZED '
  'on the operator''s own account; INVALID_ACTION at updatedAt.';
grant execute on function app_public.set_account_plan(jsonb) to app_operator;
