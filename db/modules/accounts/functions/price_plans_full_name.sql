-- Plans of several categories share names; their prices distinguish them.
create or replace function app_public.price_plans_full_name(plan app_public.price_plans) returns text
language sql stable
as $$
  select concat_ws(' ', plan.name, plan.price_minor / 100)
$$;
comment on function app_public.price_plans_full_name(app_public.price_plans) is
  E'@notNull\nIts name, with its price in kroner if the price list has one.';
grant execute on function app_public.price_plans_full_name(app_public.price_plans) to app_operator;
