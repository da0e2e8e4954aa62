create or replace function app_public.plan_subscriptions_team_users_used(subscription app_public.plan_subscriptions) returns int
language sql stable
as $$
  select count(*)::int from app_public.memberships m where m.account_id = subscription.account_id and app_hidden.is_team_user(m)
$$;
comment on function app_public.plan_subscriptions_team_users_used(app_public.plan_subscriptions) is
  E'@notNull\nThe number of users who manage the team: owner, administrators and heads of departments, invited ones '
  'included.';
grant execute on function app_public.plan_subscriptions_team_users_used(app_public.plan_subscriptions) to app_user, app_operator;
