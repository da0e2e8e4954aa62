-- A ledger of $ledgerJournals$ splits with four entries each over twelve months.
-- Triggers rest, as while everything was loaded.
set local session_replication_role = replica;

insert into app_public.journals (key, kind, occurred_on, created_at)
select 'bench:$ledger$:' || n, 'TRANSFER', current_date - (n % 360), now() - interval '1 day' from generate_series(1, $ledgerJournals$) n;

insert into app_public.journal_entries (journal_id, finance_account_id, amount_minor)
select j.id, e.finance_account_id, e.amount_minor
from app_public.journals j cross join lateral (values
  (app_private.finance_account_id('CLIENT_FUNDS'), 100000), (app_private.finance_account_id('WITHHELD_TAX'), -30000),
  (app_private.finance_account_id('EMPLOYER_TAX'), -12000), (app_private.finance_account_id('PLATFORM_FEE'), -58000)
) e (finance_account_id, amount_minor)
where j.key like 'bench:$ledger$:%';

set local session_replication_role = origin;
analyze app_public.journals, app_public.journal_entries;
