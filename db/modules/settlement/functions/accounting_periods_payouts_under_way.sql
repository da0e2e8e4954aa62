create or replace function app_public.accounting_periods_payouts_under_way(period app_public.accounting_periods) returns bigint
language sql stable
as $$
  select count(*) from app_public.payouts p
  where period.status = 'OPEN' and p.status = 'SENT' and (p.sent_at at time zone 'Europe/Oslo')::date < (period.month_on + interval '1 month')::date
$$;
comment on function app_public.accounting_periods_payouts_under_way(app_public.accounting_periods) is
'@notNull
@decides
Payouts approved up to its end for which the bank has not answered yet. The month can be closed with them: they stay '
  'on their account, and the bank''s answer is booked on a later day.';
grant execute on function app_public.accounting_periods_payouts_under_way(app_public.accounting_periods) to app_operator;
