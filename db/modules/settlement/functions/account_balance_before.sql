-- Called for the rows of a page, so it reads the entries of one account since the last closed month.
create or replace function app_hidden.account_balance_before(account_id uuid, first_day date) returns bigint
language sql stable
as $$
  with checkpoint as (
    select p.id, (p.month_on + interval '1 month')::date as next_day
    from app_public.accounting_periods p
    where p.status = 'CLOSED' and (p.month_on + interval '1 month')::date <= first_day
    order by p.month_on desc
    limit 1
  )
  select (
    coalesce((
      select b.closing_minor from app_public.account_balances b
      where b.accounting_period_id = (select c.id from checkpoint c) and b.finance_account_id = account_id
    ), 0) + coalesce((
      select sum(e.amount_minor)
      from app_public.journal_entries e join app_public.journals j on j.id = e.journal_id
      where e.finance_account_id = account_id and j.occurred_on < first_day
        and j.occurred_on >= coalesce((select c.next_day from checkpoint c), '-infinity')
    ), 0)
  )::bigint
$$;
comment on function app_hidden.account_balance_before(uuid, date) is
  'The balance of an account before a day, in øre, debits above 0.';
grant execute on function app_hidden.account_balance_before(uuid, date) to app_operator;
