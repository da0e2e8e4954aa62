create or replace function app_public.invoices_is_overdue(invoice app_public.invoices) returns boolean
language sql stable
as $$
  select app_hidden.is_overdue(invoice, app_hidden.today())
$$;
comment on function app_public.invoices_is_overdue(app_public.invoices) is
'@notNull
@filter
Whether its client should have paid it before today.';
grant execute on function app_public.invoices_is_overdue(app_public.invoices) to app_user;
