create or replace function app_public.invoices_is_overdue(invoice app_public.invoices) returns boolean
language sql stable
as $$
  select coalesce(invoice.status = 'PUBLISHED' and invoice.due_on < app_hidden.today(), false)
$$;
comment on function app_public.invoices_is_overdue(app_public.invoices) is
'@notNull
@filter
Whether its client should have paid it before today.';
grant execute on function app_public.invoices_is_overdue(app_public.invoices) to app_user;
