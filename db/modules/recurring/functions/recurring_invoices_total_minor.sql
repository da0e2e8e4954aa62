create or replace function app_public.recurring_invoices_total_minor(recurrence app_public.recurring_invoices) returns bigint
language sql stable
as $$
  select i.list_total_minor from app_public.invoices i where i.id = recurrence.invoice_id
$$;
comment on function app_public.recurring_invoices_total_minor(app_public.recurring_invoices) is
'@listed
@notNull
@unit MINOR
What the client is invoiced each time, with VAT, in øre: what is left of the invoice that is repeated.';
grant execute on function app_public.recurring_invoices_total_minor(app_public.recurring_invoices) to app_user, app_operator;
