-- Each note refunds its share of what is settled already: the payments, or the whole claim where its owner has marked
-- it as paid. The order of their publication decides how much each note refunds.
create or replace function app_private.credit_refunds(invoice app_public.invoices) returns table (credit_note_id uuid, refund_minor bigint)
language sql stable
as $$
  select n.id, greatest(n.up_to - n.left_over, 0) - greatest(n.up_to - n.total_minor - n.left_over, 0)
  from (
    select
      c.id, c.total_minor, sum(c.total_minor) over (order by c.published_at, c.id)::bigint as up_to,
      invoice.total_minor - greatest(invoice.paid_minor, case invoice.resolution when 'PAID_OUTSIDE' then invoice.total_minor - coalesce(
        sum(c.total_minor) filter (where c.published_at <= invoice.resolved_at) over (), 0
      ) else 0 end)::bigint as left_over
    from app_public.credit_notes c
    where c.invoice_id = invoice.id and c.status in ('PUBLISHED', 'RESOLVED')
  ) n
$$;
comment on function app_private.credit_refunds(app_public.invoices) is
  'The refund of each published credit note of an invoice to its client, with VAT, in øre: nothing for unpaid '
  'amounts.';
grant execute on function app_private.credit_refunds(app_public.invoices) to app_user, app_operator;
