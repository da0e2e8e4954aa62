-- What nobody has paid is only claimed less: no money moves. What was paid is refunded, and somebody looks before.
create or replace function app_hidden.credit_approves_itself(note app_public.credit_notes) returns boolean
language sql stable
as $$
  select exists (
    select from app_public.invoices i, app_public.invoicing_settings s
    where i.id = note.invoice_id and i.status = 'PUBLISHED' and note.amount_minor <= s.automatic_approval_limit_minor
  )
$$;
comment on function app_hidden.credit_approves_itself(app_public.credit_notes) is
  'Whether a credit note is approved without an operator: its invoice is not paid, and its amount without VAT is within the limit for one invoice.';
