create or replace function app_public.accounting_periods_waiting_count(period app_public.accounting_periods) returns bigint
language sql stable
as $$
  select count(*) from app_public.bank_exceptions e
  where period.status = 'OPEN' and e.status = 'WAITING' and e.booked_on < (period.month_on + interval '1 month')::date
$$;
comment on function app_public.accounting_periods_waiting_count(app_public.accounting_periods) is
'@notNull
@listed
@decides
Transactions of the bank up to its end that wait for an explanation. While there are any it cannot be closed.';
grant execute on function app_public.accounting_periods_waiting_count(app_public.accounting_periods) to app_operator, app_worker;
