-- What its owner calls paid is settled as a payment is. Credit notes published before that made the claim smaller; what they take
-- beyond what is left is paid back. Both moments are taken under the lock of the invoice, so their order is the order in which they
-- happened. What is written off was not paid.
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
  E'@notNull\nWhat has been credited and paid of it, and what is left to pay.';
grant execute on function app_public.invoices_settlement(app_public.invoices) to app_user, app_operator;

comment on type app_public.invoice_settlement is 'What has been credited and paid of an invoice, and what is left to pay.';
comment on column app_public.invoice_settlement.credited_minor is E'@notNull\nWhat published credit notes have taken back of it, with VAT, in øre.';
comment on column app_public.invoice_settlement.paid_minor is E'@notNull\nWhat the client has paid, with VAT, in øre.';
comment on column app_public.invoice_settlement.remaining_minor is
  E'@notNull\nWhat is still to be paid, with VAT, in øre: nothing once it is paid or credited.';
comment on column app_public.invoice_settlement.refund_minor is
  E'@notNull\nWhat was credited after the payment and goes back to the client, with VAT, in øre.';
comment on column app_public.invoice_settlement.refunded_minor is E'@notNull\nWhat of the refund the client has got back, in øre.';
