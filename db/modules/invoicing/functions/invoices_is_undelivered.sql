create or replace function app_public.invoices_is_undelivered(invoice app_public.invoices) returns boolean
language sql stable
as $$
  select invoice.status = 'PUBLISHED' and app_public.invoices_delivered_at(invoice) is null
    and coalesce((app_public.invoices_last_delivery(invoice)).status = 'FAILED', false)
$$;
comment on function app_public.invoices_is_undelivered(app_public.invoices) is
'@notNull
@filter
Whether its client does not have it, as far as is known: the last sending failed or was never confirmed, and none before arrived.';
grant execute on function app_public.invoices_is_undelivered(app_public.invoices) to app_user;
