create or replace function app_public.accounting_periods_statement_on(period app_public.accounting_periods) returns date
language sql stable
as $$
  select max(s.closed_on)
  from app_public.bank_statements s join app_public.bank_files f on f.id = s.bank_file_id and f.status = 'BOOKED'
  where s.closing_minor is not null
$$;
comment on function app_public.accounting_periods_statement_on(app_public.accounting_periods) is
'@decides
The last day of which a statement of the bank is booked. Before the end of the month, transactions may be missing.';
grant execute on function app_public.accounting_periods_statement_on(app_public.accounting_periods) to app_operator;
