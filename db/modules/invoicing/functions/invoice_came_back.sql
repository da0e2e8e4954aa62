create or replace function app_hidden.invoice_came_back(invoice_id uuid) returns boolean
language sql stable
as $$
  select exists (
    select from app_public.invoices i, app_public.invoices_last_delivery(i) d
    where i.id = $1 and d.status = 'FAILED' and d.failure <> 'NO_ADDRESS'
  )
$$;
comment on function app_hidden.invoice_came_back(uuid) is
  'Whether its newest sending went out in vain, which has a notice of its own.';
