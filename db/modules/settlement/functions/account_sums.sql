-- Starts from the balances of the last month that was closed before the first day, so that old months need not be added up again.
create or replace function app_private.account_sums(first_day date, last_day date)
returns table (finance_account_id uuid, opening bigint, debit bigint, credit bigint)
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  with checkpoint as (
    select p.id, (p.month_on + interval '1 month')::date as next_day
    from app_public.accounting_periods p
    where p.status = 'CLOSED' and (p.month_on + interval '1 month')::date <= first_day
    order by p.month_on desc
    limit 1
  ),
  moved as (
    select
      e.finance_account_id as account_id,
      coalesce(sum(e.amount_minor) filter (where j.occurred_on < first_day), 0) as before,
      coalesce(sum(e.amount_minor) filter (where j.occurred_on >= first_day and e.amount_minor > 0), 0) as debit,
      coalesce(-sum(e.amount_minor) filter (where j.occurred_on >= first_day and e.amount_minor < 0), 0) as credit
    from app_public.journals j join app_public.journal_entries e on e.journal_id = j.id
    where j.occurred_on between coalesce((select c.next_day from checkpoint c), '-infinity') and last_day
    group by e.finance_account_id
  )
  select
    coalesce(b.finance_account_id, m.account_id), (coalesce(b.closing_minor, 0) + coalesce(m.before, 0))::bigint,
    coalesce(m.debit, 0)::bigint, coalesce(m.credit, 0)::bigint
  from (
    select a.finance_account_id, a.closing_minor
    from app_public.account_balances a join checkpoint c on c.id = a.accounting_period_id
  ) b
    full join moved m on m.account_id = b.finance_account_id
  where coalesce(b.closing_minor, 0) + coalesce(m.before, 0) <> 0 or m.debit <> 0 or m.credit <> 0
$$;
comment on function app_private.account_sums(date, date) is
  'The balance of each account before the first day, and its debits and credits from then to the last day, both '
  'included; in øre, debits above 0. Accounts with neither are left out.';
