-- A journal sums to 0, and a payable stores the sum of its entries.
create or replace view app_private.proof_of_ledger (claim, entity, subject_id, subject, holds) with (security_invoker = true) as
  select 'JOURNALS_SUM_TO_ZERO', 'journals', j.id, j.key, coalesce(sum(e.amount_minor), 1) = 0
  from app_public.journals j left join app_public.journal_entries e on e.journal_id = j.id
  group by j.id
  union all
  select 'PAYABLES_KEEP_SUMS', 'finance_accounts', a.id, a.code, a.balance_minor = -coalesce(sum(e.amount_minor), 0)
  from app_public.finance_accounts a left join app_public.journal_entries e on e.finance_account_id = a.id
  where a.kind = 'PAYABLE'
  group by a.id;

revoke all on app_private.proof_of_ledger from public, app_authenticator, app_visitor, app_user, app_operator, app_worker;

comment on view app_private.proof_of_ledger is 'Redundant records of the ledger that must agree.';
