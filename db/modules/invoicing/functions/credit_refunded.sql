create or replace function app_hidden.credit_refunded(invoice app_public.invoices) returns bigint
language sql stable
as $$
  select coalesce(sum(r.refund_minor), 0)::bigint
  from app_private.credit_refunds(invoice) r join app_public.credit_notes c on c.id = r.credit_note_id
  where c.status = 'RESOLVED'
$$;
comment on function app_hidden.credit_refunded(app_public.invoices) is
  'The part of what the credit notes of an invoice refund to its client that has been paid, with VAT, in øre.';
grant execute on function app_hidden.credit_refunded(app_public.invoices) to app_user, app_operator;
