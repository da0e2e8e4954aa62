create or replace function app_hidden.invoice_was_not_refused(invoice_id uuid) returns boolean
language sql stable
as $$
  select not exists (
    select from app_public.invoices i, app_public.invoices_last_delivery(i) d
    where i.id = $1 and d.status = 'FAILED' and d.failure <> 'NO_ADDRESS'
  )
$$;
comment on function app_hidden.invoice_was_not_refused(uuid) is
  'Condition of a reaction: its newest sending did not go out in vain, which has a notice of its own.';
