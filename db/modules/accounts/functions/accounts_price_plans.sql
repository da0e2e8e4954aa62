create or replace function app_public.accounts_price_plans(account app_public.accounts) returns setof app_public.price_plans
language sql stable
as $$
  select p.* from app_public.price_plans p where account.tag = any (p.tags) order by p.position
$$;
comment on function app_public.accounts_price_plans(app_public.accounts) is
  E'@simpleCollections only\nThe plans for teams of its category, the smallest first.';
grant execute on function app_public.accounts_price_plans(app_public.accounts) to app_user;
