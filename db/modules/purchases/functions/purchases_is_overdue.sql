create or replace function app_public.purchases_is_overdue(purchase app_public.purchases) returns boolean
language sql stable
as $$
  select purchase.remaining_minor > 0 and purchase.due_on < app_hidden.today()
$$;
comment on function app_public.purchases_is_overdue(app_public.purchases) is
'@notNull
@filter
Whether something of it should have been paid before today.';
grant execute on function app_public.purchases_is_overdue(app_public.purchases) to app_user, app_operator;
