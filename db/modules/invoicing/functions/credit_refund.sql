create or replace function app_hidden.credit_refund(invoice app_public.invoices, is_refunded boolean default false) returns bigint
language sql stable
as $$
  select coalesce(sum(r.refund_minor), 0)::bigint
  from app_private.credit_refunds(invoice) r join app_public.credit_notes c on c.id = r.credit_note_id
  where c.status = 'RESOLVED' or not credit_refund.is_refunded
$$;
comment on function app_hidden.credit_refund(app_public.invoices, boolean) is
  'The sum that the credit notes of an invoice refund to its client, or the part of it that has been paid, with VAT, in øre.';
grant execute on function app_hidden.credit_refund(app_public.invoices, boolean) to app_user, app_operator;
