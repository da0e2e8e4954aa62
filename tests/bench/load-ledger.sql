-- A ledger of $ledgerJournals$ splits with four entries each over twelve months, of which all but the last two are
-- closed. Triggers are disabled, as in the main load.
set local session_replication_role = replica;

insert into app_public.journals (key, kind, occurred_on, created_at)
select 'bench:$ledger$:' || n, 'SPLIT', current_date - (n % 360), now() - interval '1 day' from generate_series(1, $ledgerJournals$) n;

insert into app_public.journal_entries (journal_id, finance_account_id, amount_minor)
select j.id, e.finance_account_id, e.amount_minor
from app_public.journals j cross join lateral (values
  (app_private.finance_account_id('CLIENT_FUNDS'), 100000), (app_private.finance_account_id('WITHHELD_TAX'), -30000),
  (app_private.finance_account_id('EMPLOYER_TAX'), -12000), (app_private.finance_account_id('PLATFORM_FEE'), -58000)
) e (finance_account_id, amount_minor)
where j.key like 'bench:$ledger$:%';

do $$
declare
  v_month date;
  v_period uuid;
begin
  delete from app_public.account_balances;
  for v_month in
    select distinct date_trunc('month', j.occurred_on)::date as month_on from app_public.journals j
    where j.occurred_on < date_trunc('month', current_date) - interval '1 month' order by month_on
  loop
    insert into app_public.accounting_periods (month_on, status, journal_count, reason, closed_at) values (v_month, 'CLOSED', 0, 'bench', now())
    on conflict (month_on) do update set status = 'CLOSED', journal_count = 0, reason = 'bench', closed_at = now()
    returning id into v_period;
    insert into app_public.account_balances (accounting_period_id, finance_account_id, month_on, opening_minor, debit_minor, credit_minor)
    select v_period, s.finance_account_id, v_month, s.opening, s.debit, s.credit
    from app_private.account_sums(v_month, (v_month + interval '1 month')::date - 1) s;
  end loop;
end $$;

set local session_replication_role = origin;
analyze app_public.account_balances, app_public.accounting_periods, app_public.journals, app_public.journal_entries;
