-- A payment stated by the owner is settled like a registered one. Credit notes published before it have reduced the
-- claim; later ones are refunded as far as they exceed the rest. Both times are taken under the lock of the invoice, so
-- their order is the order of events. A write-off is no payment. Most invoices have no credit note, which the refund
-- status knows; without a sub-select of its own, Postgres expands the function where it is called, and sums over many
-- invoices read nothing but these.
create or replace function app_public.invoices_settlement(invoice app_public.invoices) returns app_public.invoice_settlement
language sql stable
as $$
  select row(
    case invoice.refund_status when 'NO' then 0 else app_hidden.credited_total(invoice.id) end,
    case
      when invoice.resolution is distinct from 'PAID_OUTSIDE' then invoice.paid_minor
      when invoice.refund_status = 'NO' then greatest(invoice.total_minor, invoice.paid_minor)
      else greatest(invoice.total_minor - app_hidden.credited_total(invoice.id, invoice.resolved_at), invoice.paid_minor)
    end,
    case
      when invoice.status <> 'PUBLISHED' then 0
      when invoice.refund_status = 'NO' then greatest(invoice.total_minor - invoice.paid_minor, 0)
      else greatest(invoice.total_minor - app_hidden.credited_total(invoice.id) - invoice.paid_minor, 0)
    end,
    case invoice.refund_status when 'NO' then 0 else app_hidden.credit_refund(invoice) end,
    case invoice.refund_status when 'NO' then 0 else app_hidden.credit_refund(invoice, is_refunded => true) end
  )::app_public.invoice_settlement
$$;
comment on function app_public.invoices_settlement(app_public.invoices) is
  E'@notNull\nThe credited, paid and remaining amounts.';
grant execute on function app_public.invoices_settlement(app_public.invoices) to app_user, app_operator;

comment on type app_public.invoice_settlement is 'The credited, paid and remaining amounts of an invoice.';
comment on column app_public.invoice_settlement.credited_minor is
  E'@notNull\nThe amount of published credit notes, with VAT, in øre.';
comment on column app_public.invoice_settlement.paid_minor is
  E'@notNull\nThe amount the client has paid, with VAT, in øre.';
comment on column app_public.invoice_settlement.remaining_minor is
  E'@notNull\nThe remaining amount, with VAT, in øre: nothing once it is paid or credited.';
comment on column app_public.invoice_settlement.refund_minor is
  E'@notNull\nThe amount credited after the payment, which is refunded to the client, with VAT, in øre.';
comment on column app_public.invoice_settlement.refunded_minor is E'@notNull\nThe amount refunded so far, in øre.';
