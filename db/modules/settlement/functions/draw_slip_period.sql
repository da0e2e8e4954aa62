create or replace function app_private.draw_slip_period(payout app_public.payouts) returns jsonb
language sql stable
as $$
  select jsonb_build_object('period', case when min(d.begins) is not null then
    jsonb_build_object('from', min(d.begins), 'to', max(d.ends))
  end)
  from app_public.payout_items t
    join app_public.invoices i on i.id = t.invoice_id
    cross join lateral (
      select
        coalesce((w.drawn #>> '{period,from}')::date, i.invoiced_on) as begins,
        coalesce((w.drawn #>> '{period,to}')::date, i.invoiced_on) as ends
      from (select app_private.draw_period(i) as drawn) w
    ) d
  where t.payout_id = payout.id
$$;
comment on function app_private.draw_slip_period(app_public.payouts) is 'The days in which the work that a payout pays was done.';
