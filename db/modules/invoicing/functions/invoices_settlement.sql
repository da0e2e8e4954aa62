-- A payment stated by the owner is settled like a registered one. Credit notes published before it have reduced the
-- claim; later ones are refunded as far as they exceed the rest. Both times are taken under the lock of the invoice, so
-- their order is the order of events. A write-off is no payment.
create or replace function app_public.invoices_settlement(invoice app_public.invoices) returns app_public.invoice_settlement
language sql stable
as $$
  select row(
    n.credited,
    case invoice.resolution when 'PAID_OUTSIDE' then greatest(invoice.total_minor - n.before, invoice.paid_minor) else invoice.paid_minor end,
    case invoice.status when 'PUBLISHED' then greatest(invoice.total_minor - n.credited - invoice.paid_minor, 0) else 0 end,
    r.refund,
    r.refunded
  )::app_public.invoice_settlement
  from (
    select
      coalesce(sum(c.total_minor), 0)::bigint as credited,
      coalesce(sum(c.total_minor) filter (where c.published_at <= invoice.resolved_at), 0)::bigint as before
    from app_public.credit_notes c
    where c.invoice_id = invoice.id and c.status in ('PUBLISHED', 'RESOLVED')
  ) n cross join (
    select
      coalesce(sum(r.refund_minor), 0)::bigint as refund,
      coalesce(sum(r.refund_minor) filter (where c.status = 'RESOLVED'), 0)::bigint as refunded
    from app_private.credit_refunds(invoice) r join app_public.credit_notes c on c.id = r.credit_note_id
  ) r
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
