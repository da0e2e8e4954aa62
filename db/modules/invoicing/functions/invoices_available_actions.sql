create or replace function app_public.invoices_available_actions(invoice app_public.invoices) returns text[]
language sql stable
as $$
  select app_hidden.available_actions('invoices', invoice.id, invoice.status::text)
$$;
comment on function app_public.invoices_available_actions(app_public.invoices) is
  E'@notNull\nThe actions the caller may take now, from the transitions table.';
grant execute on function app_public.invoices_available_actions(app_public.invoices) to app_user, app_operator;
