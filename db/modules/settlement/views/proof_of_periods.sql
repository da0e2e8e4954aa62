-- The balances of a month begin with those of the month before it, so each month's own sums prove all of them.
create or replace view app_private.proof_of_periods (claim, entity, subject_id, subject, holds) with (security_invoker = true) as
  select 'CHECKPOINTS_ARE_SUMS', 'finance_accounts', k.account_id, k.month_on::text, coalesce(b.debit_minor, 0) = coalesce(m.debit, 0)
    and coalesce(b.credit_minor, 0) = coalesce(m.credit, 0) and coalesce(b.opening_minor, 0) = coalesce(before.closing_minor, 0)
  from (
    select a.finance_account_id as account_id, a.month_on from app_public.account_balances a
    union
    select a.finance_account_id, (a.month_on + interval '1 month')::date
    from app_public.account_balances a
      join app_public.accounting_periods p on p.month_on = (a.month_on + interval '1 month')::date and p.status = 'CLOSED'
    union
    select e.finance_account_id, p.month_on
    from app_public.accounting_periods p
      join app_public.journals j on j.occurred_on between p.month_on and (p.month_on + interval '1 month')::date - 1
      join app_public.journal_entries e on e.journal_id = j.id
    where p.status = 'CLOSED'
  ) k
  left join app_public.account_balances b on b.finance_account_id = k.account_id and b.month_on = k.month_on
  left join app_public.account_balances before
    on before.finance_account_id = k.account_id and before.month_on = (k.month_on - interval '1 month')::date
  left join (
    select e.finance_account_id, date_trunc('month', j.occurred_on)::date as month_on,
      coalesce(sum(e.amount_minor) filter (where e.amount_minor > 0), 0) as debit,
      coalesce(-sum(e.amount_minor) filter (where e.amount_minor < 0), 0) as credit
    from app_public.journal_entries e join app_public.journals j on j.id = e.journal_id
    group by 1, 2
  ) m on m.finance_account_id = k.account_id and m.month_on = k.month_on
  union all
  select 'CLOSED_PERIODS_ARE_UNCHANGED', 'accounting_periods', p.id, p.month_on::text, p.journal_count = (
    select count(*) from app_public.journals j
    where j.occurred_on between p.month_on and (p.month_on + interval '1 month')::date - 1
  ) and coalesce((select sum(b.closing_minor) from app_public.account_balances b where b.accounting_period_id = p.id), 0) = 0
    and not exists (
      select from app_public.accounting_periods earlier where earlier.month_on < p.month_on and earlier.status = 'OPEN'
    )
  from app_public.accounting_periods p
  where p.status = 'CLOSED';

revoke all on app_private.proof_of_periods from public, app_authenticator, app_visitor, app_user, app_operator, app_worker;

comment on view app_private.proof_of_periods is 'Invariants of closed months and their stored balances.';
