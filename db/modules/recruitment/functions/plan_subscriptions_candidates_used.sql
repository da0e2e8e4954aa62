-- Definer because a team's reader counts applications to every department.
create or replace function app_public.plan_subscriptions_candidates_used(subscription app_public.plan_subscriptions) returns int
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.candidates_this_year(subscription.account_id) where app_hidden.is_within_reach(subscription.account_id)
$$;
comment on function app_public.plan_subscriptions_candidates_used(app_public.plan_subscriptions) is
  E'@notNull\nThe number of applications submitted to the team this year.';
grant execute on function app_public.plan_subscriptions_candidates_used(app_public.plan_subscriptions) to app_user, app_operator;
