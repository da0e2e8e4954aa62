create or replace function app_hidden.invoice_rendered_message(invoice_id uuid) returns text
language sql stable
as $$
  select case
    when d.status = 'FAILED' and d.failure <> 'NO_ADDRESS' then null -- The failed delivery has a mail of its own.
    when exists (select from app_public.deliveries e where e.invoice_id = i.id and e.status in ('PENDING', 'SENT')) then 'invoice_sent'
    else 'invoice_unsent'
  end
  from app_public.invoices i, app_public.invoices_last_delivery(i) d
  where i.id = $1
$$;
comment on function app_hidden.invoice_rendered_message(uuid) is
  'Condition of reactions: the text on how an invoice goes to its client; null when its newest sending went out in vain.';
