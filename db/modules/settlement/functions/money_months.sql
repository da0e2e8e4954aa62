-- Sums are of the journals that count for the month, as in the trial balance, so that a payment taken back lowers the month in which it
-- was taken back. Refunds are those of runs and those that were paid in the bank. Of closed months the stored sums are taken, and only
-- journals of open months are added up. The bank's balance is compared by the day of the bank, as the proof does.
--
-- Days to payout are those of invoices that a client has paid and that were paid out and did not come back, in the month of the payout:
-- from the payment that completed the invoice, and from its publication. Percentiles are days that occurred, never between two.
create or replace function app_hidden.money_months(year int) returns setof app_public.money_month
language sql stable
as $$
  with span as (
    select make_date(y.year, 1, 1) as first_day, make_date(y.year + 1, 1, 1) as next_day
    from (select least(greatest(money_months.year, 1), 9998) as year) y
  ), own as materialized (
    select a.id, a.kind from app_public.finance_accounts a where a.kind in ('BANK', 'WITHHELD_TAX', 'EMPLOYER_TAX')
  ), months as (
    select m.starts_on::date, (m.starts_on + interval '1 month')::date as next_on
    from span s
      cross join lateral generate_series(s.first_day, least(s.next_day - 1, app_hidden.today()), interval '1 month') m (starts_on)
  ), paid_in as (
    select date_trunc('month', j.occurred_on)::date as starts_on, sum(p.amount_minor)::bigint as amount_minor
    from span s
      join app_public.journals j on j.occurred_on >= s.first_day and j.occurred_on < s.next_day
      join app_public.payments p on p.journal_id = j.id
    group by grouping sets ((1), ())
  ), paid_out as (
    select
      date_trunc('month', j.occurred_on)::date as starts_on,
      (-sum(e.amount_minor) filter (where p.client_refund_id is null))::bigint as amount_minor,
      (-sum(e.amount_minor) filter (where p.client_refund_id is not null))::bigint as refunded_minor
    from span s
      join app_public.journals j on j.occurred_on >= s.first_day and j.occurred_on < s.next_day and j.kind in ('PAYOUT', 'PAYOUT_RETURN')
      join app_public.journal_entries e on e.journal_id = j.id
      join own o on o.id = e.finance_account_id and o.kind = 'BANK'
      join app_public.payouts p on p.id = split_part(j.key, ':', 2)::uuid
    group by grouping sets ((1), ())
  ), refunded_outside as (
    select date_trunc('month', j.occurred_on)::date as starts_on, sum(r.amount_minor)::bigint as amount_minor
    from span s
      join app_public.journals j on j.occurred_on >= s.first_day and j.occurred_on < s.next_day
      join app_public.client_refunds r on r.settled_journal_id = j.id
    group by grouping sets ((1), ())
  ), moved as (
    select b.finance_account_id as id, b.month_on as starts_on, b.debit_minor - b.credit_minor as amount_minor
    from span s
      join app_public.account_balances b on b.month_on >= s.first_day and b.month_on < s.next_day
      join own o on o.id = b.finance_account_id and o.kind <> 'BANK'
    union all
    select o.id, date_trunc('month', j.occurred_on)::date, sum(e.amount_minor)
    from span s
      join app_public.journals j on j.occurred_on < s.next_day and j.occurred_on >= greatest(s.first_day, (
        select (max(p.month_on) + interval '1 month')::date from app_public.accounting_periods p where p.status = 'CLOSED'
      ))
      join app_public.journal_entries e on e.journal_id = j.id
      join own o on o.id = e.finance_account_id and o.kind <> 'BANK'
    group by o.id, 2
  ), owed as (
    select
      m.starts_on, (-sum(b.balance) filter (where b.kind = 'WITHHELD_TAX'))::bigint as tax_minor,
      (-sum(b.balance) filter (where b.kind = 'EMPLOYER_TAX'))::bigint as employer_tax_minor
    from months m
      join (
        select
          o.kind, m.starts_on, x.opening + sum(coalesce(v.amount_minor, 0)) over (partition by o.id order by m.starts_on) as balance
        from span s
          cross join own o
          cross join lateral (select app_hidden.account_balance_before(o.id, s.first_day) as opening) x
          cross join months m
          left join moved v on v.id = o.id and v.starts_on = m.starts_on
        where o.kind <> 'BANK'
      ) b on b.starts_on = m.starts_on
    group by m.starts_on
  ), reported as (
    select distinct on (m.starts_on) m.starts_on, t.closed_on, t.closing_minor
    from months m
      join app_public.bank_statements t on t.closed_on >= m.starts_on and t.closed_on < m.next_on and t.closing_minor is not null
      join app_public.bank_files f on f.id = t.bank_file_id and f.status = 'BOOKED'
    order by m.starts_on, t.closed_on desc, t.id desc
  ), compared as (
    select
      s.starts_on, s.closed_on, s.closing_minor,
      (app_hidden.account_balance_before(o.id, s.closed_on + 1) + coalesce((
        select sum(e.amount_minor)
        from app_public.journals j join app_public.journal_entries e on e.journal_id = j.id and e.finance_account_id = o.id
        where j.occurred_on > s.closed_on and j.original_on <= s.closed_on
      ), 0))::bigint as books_minor
    from reported s join own o on o.kind = 'BANK'
  ), paid as (
    select
      date_trunc('month', p.paid_on)::date as starts_on, p.paid_on - coalesce(j.original_on, j.occurred_on) as payment_days,
      p.paid_on - (i.published_at at time zone 'Europe/Oslo')::date as publication_days
    from span s
      join app_public.payouts p on p.paid_on >= s.first_day and p.paid_on < s.next_day and p.status = 'PAID'
      join app_public.payout_items x on x.payout_id = p.id and x.amount_minor > 0
      join app_public.journals j on j.id = x.journal_id and j.kind = 'SPLIT'
      join app_public.invoices i on i.id = x.invoice_id and i.resolution = 'PAID'
  ), days as (
    select
      d.starts_on, count(*)::int as payout_count,
      percentile_disc(0.5) within group (order by d.payment_days) as payment_median,
      percentile_disc(0.9) within group (order by d.payment_days) as payment_p90,
      percentile_disc(0.5) within group (order by d.publication_days) as publication_median,
      percentile_disc(0.9) within group (order by d.publication_days) as publication_p90
    from paid d
    group by grouping sets ((d.starts_on), ())
  ), rows as (
    select m.starts_on, m.starts_on as balance_month, m.starts_on as statement_month from months m
    union all
    select null, (select max(m.starts_on) from months m), (select max(c.starts_on) from compared c)
  )
  select
    r.starts_on, coalesce(i.amount_minor, 0), coalesce(u.amount_minor, 0), coalesce(u.refunded_minor, 0) + coalesce(x.amount_minor, 0),
    coalesce(o.tax_minor, 0),
    coalesce(o.employer_tax_minor, 0), coalesce(o.tax_minor + o.employer_tax_minor, 0), c.closed_on, c.closing_minor, c.books_minor,
    c.closing_minor - c.books_minor, coalesce(d.payout_count, 0), d.payment_median,
    d.payment_p90, d.publication_median, d.publication_p90
  from rows r
    left join paid_in i on i.starts_on is not distinct from r.starts_on
    left join paid_out u on u.starts_on is not distinct from r.starts_on
    left join refunded_outside x on x.starts_on is not distinct from r.starts_on
    left join owed o on o.starts_on = r.balance_month
    left join compared c on c.starts_on = r.statement_month
    left join days d on d.starts_on is not distinct from r.starts_on
  order by r.starts_on nulls first
$$;
comment on function app_hidden.money_months(int) is
  'The money of a year as far as the caller may read it: the months until today, after a row with their total and the '
  'latest balances.';
grant execute on function app_hidden.money_months(int) to app_operator;
