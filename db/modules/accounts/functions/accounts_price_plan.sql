create or replace function app_public.accounts_price_plan(account app_public.accounts) returns app_public.price_plans
language sql stable
as $$
  select p.* from app_public.plan_subscriptions s join app_public.price_plans p on p.id = s.price_plan_id where s.account_id = account.id
$$;
comment on function app_public.accounts_price_plan(app_public.accounts) is
  'The plan the team has; for its owner and admins. Null while nothing is agreed on.';
grant execute on function app_public.accounts_price_plan(app_public.accounts) to app_user;
