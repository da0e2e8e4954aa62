-- Whatever resolved an invoice settled all of it, a payment as the word of its owner. Credit notes published before the payment
-- made the claim smaller; later ones are paid back. Both moments are taken under the lock of the invoice, so their order is the
-- order in which they happened. Of an invoice paid in part a credit note may take back more than was left: that is paid back too.
create or replace function app_public.invoices_settlement(invoice app_public.invoices) returns app_public.invoice_settlement
language sql stable
as $$
  select row(
    n.before + n.after,
    case when invoice.resolved_at is null then invoice.paid_minor else invoice.total_minor - n.before end,
    case invoice.status when 'PUBLISHED' then greatest(invoice.total_minor - n.before - invoice.paid_minor, 0) else 0 end,
    n.after + case when invoice.resolved_at is null then greatest(n.before + invoice.paid_minor - invoice.total_minor, 0) else 0 end,
    n.refunded
  )::app_public.invoice_settlement
  from (
    select
      coalesce(sum(c.total_minor) filter (where not o.is_after), 0)::bigint as before,
      coalesce(sum(c.total_minor) filter (where o.is_after), 0)::bigint as after,
      coalesce(sum(c.total_minor) filter (where o.is_after and c.status = 'RESOLVED'), 0)::bigint as refunded
    from app_public.credit_notes c
      cross join lateral (select coalesce(c.published_at > invoice.resolved_at, false) as is_after) o
    where c.invoice_id = invoice.id and c.status in ('PUBLISHED', 'RESOLVED')
  ) n
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
