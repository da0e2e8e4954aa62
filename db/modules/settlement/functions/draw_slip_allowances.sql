-- The rest after a credit note is shared among the kinds in their submitted proportion; a reversal takes back what its
-- split gave.
create or replace function app_private.draw_slip_allowances(payout_ids uuid[]) returns table (payout_id uuid, allowances jsonb)
language sql stable
as $$
  select k.payout_id, jsonb_agg(jsonb_build_object('kind', k.kind, 'amount', k.amount, 'quantity', k.quantity) order by k.kind)
  from (
    select s.payout_id, p.kind, sum(p.amount) as amount, sum(p.quantity) as quantity
    from app_private.payout_shares(payout_ids) s
      cross join lateral (
        select
          array_agg(w.kind) as kinds, array_agg(w.untaxed::numeric) as weights, array_agg(w.untaxed_quantity) as quantities, sum(w.untaxed) as total
        from app_private.allowance_weights(s.invoice_id) w
        where w.untaxed > 0
      ) w
      cross join lateral unnest(w.kinds, app_hidden.apportion(abs(s.untaxed), w.weights), w.quantities) as u (kind, amount, quantity)
      cross join lateral (
        select u.kind, sign(s.untaxed) * u.amount as amount, round(u.quantity * s.untaxed / w.total, 2) as quantity
      ) p
    where s.invoice_id is not null and s.untaxed <> 0
    group by s.payout_id, p.kind
    having sum(p.amount) <> 0
  ) k
  group by k.payout_id
$$;
comment on function app_private.draw_slip_allowances(uuid[]) is
  'The untaxed allowances of payouts that have any, by kind: [{kind, amount, quantity}], in øre and kilometres or days.';
