create or replace function app_public.recurring_invoices_client_name(recurrence app_public.recurring_invoices) returns text
language sql stable
as $$
  select c.name from app_public.invoices i join app_public.clients c on c.id = i.client_id where i.id = recurrence.invoice_id
$$;
comment on function app_public.recurring_invoices_client_name(app_public.recurring_invoices) is
'@listed
The client of the invoice that is repeated.';
grant execute on function app_public.recurring_invoices_client_name(app_public.recurring_invoices) to app_user, app_operator;
