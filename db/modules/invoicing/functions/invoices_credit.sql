-- The arithmetic of createCreditNote before it is called, so that no screen has one of its own. Lines are named by their
-- places, as in the paths of refusals; a quantity that would be refused counts as none.
create or replace function app_public.invoices_credit(invoice app_public.invoices, positions int[], quantities numeric[]) returns app_public.credit_sums
language sql stable
as $$
  select row (
    (c.sums ->> 'amount')::bigint, (c.sums ->> 'vat')::bigint, (c.sums ->> 'amount')::bigint + (c.sums ->> 'vat')::bigint,
    array(
      select coalesce((l.value ->> 'amount')::bigint, 0)
      from unnest(positions) with ordinality as p (place, turn)
        left join jsonb_array_elements(c.sums -> 'lines') l on (l.value ->> 'position')::int = p.place
      order by p.turn
    )
  )::app_public.credit_sums
  from app_private.compute_credit(invoice, (
    select coalesce(jsonb_agg(jsonb_build_object('invoiceLineId', l.id, 'quantity', w.quantity)), '[]')
    from (
      select place, max(quantity) as quantity from unnest(positions, quantities) as t (place, quantity) group by place
    ) w
      join app_public.invoice_lines l on l.invoice_id = invoice.id and l.position = w.place
    where w.quantity > 0 and w.quantity <= l.remaining_quantity
  )) as c (sums)
$$;
comment on function app_public.invoices_credit(app_public.invoices, int[], numeric[]) is
  'The sums of crediting quantities of lines now: positions of lines, counted from 0, and as many quantities.';
grant execute on function app_public.invoices_credit(app_public.invoices, int[], numeric[]) to app_user;

comment on type app_public.credit_sums is 'The sums of a credit.';
comment on column app_public.credit_sums.amount_minor is E'@notNull\nWithout VAT, in øre.';
comment on column app_public.credit_sums.vat_minor is E'@notNull\nVAT in øre.';
comment on column app_public.credit_sums.total_minor is E'@notNull\nThe amount credited to the client, in øre.';
comment on column app_public.credit_sums.line_amounts is E'@notNull\nOf each line that was named, in that order, without VAT, in øre.';
