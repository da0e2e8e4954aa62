create or replace function app_public.purchases_due_in_days(purchase app_public.purchases) returns int
language sql stable
as $$
  select purchase.due_on - app_hidden.today() where purchase.remaining_minor > 0
$$;
comment on function app_public.purchases_due_in_days(app_public.purchases) is
  'In how many days it is to be paid, below 0 when that day has passed; null when nothing is left to pay.';
grant execute on function app_public.purchases_due_in_days(app_public.purchases) to app_user, app_operator;
