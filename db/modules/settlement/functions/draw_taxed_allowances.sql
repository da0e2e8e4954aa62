-- The salary is what fee and employer's contribution leave of the taxed amount, so each kind has its share of it. A credit note or a reversal takes
-- back shares of the same proportion.
create or replace function app_private.draw_taxed_allowances(payout_ids uuid[]) returns table (payout_id uuid, allowances jsonb)
language sql stable
as $$
  select k.payout_id, jsonb_agg(jsonb_build_object('kind', k.kind, 'amount', k.amount, 'quantity', k.quantity) order by k.kind)
  from (
    select
      s.payout_id, u.kind, sum(sign(s.gross_salary) * u.amount) as amount,
      sum(round(u.quantity * s.gross_salary / i.gross_salary_minor, 2)) as quantity
    from app_private.payout_shares(payout_ids) s
      join app_public.invoices i on i.id = s.invoice_id
      cross join lateral (
        select array_agg(w.kind) as kinds, array_agg(w.taxed::numeric) as weights, array_agg(w.taxed_quantity) as quantities
        from app_private.allowance_weights(s.invoice_id) w
        where w.taxed > 0
      ) w
      cross join lateral unnest(w.kinds, app_hidden.apportion(abs(s.gross_salary), w.weights), w.quantities) as u (kind, amount, quantity)
    where s.gross_salary <> 0 and u.kind <> 'FEE'
    group by s.payout_id, u.kind
    having sum(sign(s.gross_salary) * u.amount) <> 0
  ) k
  group by k.payout_id
$$;
comment on function app_private.draw_taxed_allowances(uuid[]) is
  'The part of the gross salary that is driving or diet, of payouts that have any, by kind: [{kind, amount, quantity}], in øre and kilometres or days.';
