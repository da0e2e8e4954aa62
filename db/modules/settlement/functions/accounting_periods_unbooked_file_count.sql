-- A file may bring transactions of any day, so all of them count.
create or replace function app_public.accounting_periods_unbooked_file_count(period app_public.accounting_periods) returns bigint
language sql stable
as $$
  select count(*) from app_public.bank_files f where period.status = 'OPEN' and f.status in ('READING', 'PREVIEW', 'BOOKING')
$$;
comment on function app_public.accounting_periods_unbooked_file_count(app_public.accounting_periods) is
'@notNull
@listed
@decides
Files of the bank that are not booked yet. While there are any it cannot be closed.';
grant execute on function app_public.accounting_periods_unbooked_file_count(app_public.accounting_periods) to app_operator, app_worker;
