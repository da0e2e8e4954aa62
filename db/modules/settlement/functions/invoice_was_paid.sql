create or replace function app_hidden.invoice_was_paid(invoice_id uuid) returns boolean
language sql stable
as $$
  select exists (select from app_public.invoices i where i.id = $1 and i.status = 'RESOLVED' and i.resolution = 'PAID')
$$;
comment on function app_hidden.invoice_was_paid(uuid) is 'Condition of a reaction: its client has paid it, and it is still settled.';
