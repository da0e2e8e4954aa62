create or replace function app_private.draw_slip_periods(payout_ids uuid[]) returns table (payout_id uuid, period jsonb)
language sql stable
as $$
  select t.payout_id, jsonb_build_object('from', min(d.begins), 'to', max(d.ends))
  from app_public.payout_items t
    join app_public.invoices i on i.id = t.invoice_id
    cross join lateral (
      select
        coalesce((w.drawn #>> '{period,from}')::date, i.invoiced_on) as begins,
        coalesce((w.drawn #>> '{period,to}')::date, i.invoiced_on) as ends
      from (select app_private.draw_period(i) as drawn) w
    ) d
  where t.payout_id = any (draw_slip_periods.payout_ids)
  group by t.payout_id
  having min(d.begins) is not null
$$;
comment on function app_private.draw_slip_periods(uuid[]) is 'The days in which the work that payouts pay was done, of those that pay invoices.';
