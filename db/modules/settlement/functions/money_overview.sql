-- Reads as the caller. Operators who review documents have no use for the sums, and get none.
create or replace function app_public.money_overview(year int default null) returns app_public.money_overview
language sql stable
as $$
  with asked as materialized (
    select coalesce(money_overview.year, extract(year from app_hidden.today())::int) as year
    where app_hidden.current_operator_role() in ('READ', 'FINANCE', 'ADMIN')
  ), months as materialized (
    select m from asked a cross join lateral app_hidden.money_months(a.year) m
  )
  select row(
    a.year,
    array(
      select y.year::int
      from generate_series(
        extract(year from app_hidden.today()),
        least((select extract(year from min(j.occurred_on)) from app_public.journals j), extract(year from app_hidden.today())), -1
      ) y (year)
    ),
    (select m.m from months m where (m.m).starts_on is null),
    array(select m.m from months m where (m.m).starts_on is not null order by (m.m).starts_on),
    (
      select coalesce(-sum(app_hidden.account_balance_before(f.id, 'infinity') - (
        select coalesce(sum(e.amount_minor), 0)
        from app_public.journals j join app_public.journal_entries e on e.journal_id = j.id and e.finance_account_id = f.id
        where j.kind = 'TRANSFER'
      )), 0)::bigint
      from app_public.finance_accounts f
      where f.kind = 'WITHHELD_TAX'
    ) - (select coalesce(sum(p.salary_tax_minor), 0)::bigint from app_public.payouts p where p.status in ('SENT', 'PAID', 'RETURNED')),
    array(select r from app_hidden.receivables_by_age() r),
    array(select q from app_hidden.money_queues() q)
  )::app_public.money_overview
  from asked a
$$;
comment on function app_public.money_overview(int) is
  'The platform''s money: a year by month, receivables, and the queues of operators. This year by default. Operators '
  'with READ, FINANCE or ADMIN; null for others.';
grant execute on function app_public.money_overview(int) to app_operator;
comment on type app_public.money_overview is 'The platform''s money. Amounts in minor units (øre).';
comment on column app_public.money_overview.year is E'@notNull\nThe year.';
comment on column app_public.money_overview.years is E'@notNull\nThe years with journals and this one, newest first.';
comment on column app_public.money_overview.total is 'All months of the year, with the newest balances.';
comment on column app_public.money_overview.months is E'@notNull\nThe months of the year until today.';
comment on column app_public.money_overview.tax_estimated_minor is
  E'@notNull\nThe part of the tax owed now that is estimated for what is not paid out yet, in øre.';
comment on column app_public.money_overview.receivables is E'@notNull\nWhat clients owe now, by age.';
comment on column app_public.money_overview.queues is E'@notNull\nWhat waits for operators now.';
comment on type app_public.money_month is 'The money of a month or a year. Amounts in minor units (øre).';
comment on column app_public.money_month.starts_on is 'The first day of the month; null for a year.';
comment on column app_public.money_month.paid_in_minor is E'@notNull\nWhat clients have paid, less what was taken back, in øre.';
comment on column app_public.money_month.paid_out_minor is E'@notNull\nWhat the bank has paid freelancers, less what came back, in øre.';
comment on column app_public.money_month.refunded_minor is E'@notNull\nWhat the bank has paid back to clients, less what came back, in øre.';
comment on column app_public.money_month.tax_owed_minor is
  E'@notNull\nThe balance of withheld tax at the end of it or now, with what is estimated, in øre.';
comment on column app_public.money_month.employer_tax_owed_minor is
  E'@notNull\nThe balance of employer''s contribution at the end of it or now, in øre.';
comment on column app_public.money_month.owed_minor is E'@notNull\nTax and contribution together at the end of it or now, in øre.';
comment on column app_public.money_month.statement_on is 'The day of the last booked statement of the bank in it; null without one.';
comment on column app_public.money_month.bank_minor is 'The balance of the bank account that day, as the bank has it, in øre.';
comment on column app_public.money_month.books_minor is 'The balance of the bank account that day, as the books have it, in øre.';
comment on column app_public.money_month.difference_minor is 'The balance as the bank has it less that of the books, in øre.';
comment on column app_public.money_month.payout_count is E'@notNull\nHow many paid invoices were paid out.';
comment on column app_public.money_month.payment_days_median is 'Half of these were paid out within so many days of the client''s payment.';
comment on column app_public.money_month.payment_days_p90 is 'Nine of ten were paid out within so many days of the client''s payment.';
comment on column app_public.money_month.publication_days_median is 'Half of these were paid out within so many days of their publication.';
comment on column app_public.money_month.publication_days_p90 is 'Nine of ten were paid out within so many days of their publication.';
comment on type app_public.money_age is 'Receivables of one age. Amounts in minor units (øre).';
comment on column app_public.money_age.days_from is
  'The least number of days since they were due; null for receivables that are not overdue.';
comment on column app_public.money_age.days_to is
  'The greatest number of days since they were due; null without a limit, 0 for receivables that are not overdue.';
comment on column app_public.money_age.invoice_count is E'@notNull\nHow many invoices.';
comment on column app_public.money_age.amount_minor is E'@notNull\nWhat is left to pay of them, in øre.';
comment on type app_public.money_queue is 'A list of which rows wait for operators. Amounts in minor units (øre).';
comment on column app_public.money_queue.table_name is E'@notNull\nThe table of the list.';
comment on column app_public.money_queue.status is 'The status of the rows that wait; null where all rows of the list do.';
comment on column app_public.money_queue.row_id is 'The row it is about, where that is one.';
comment on column app_public.money_queue.waiting_count is E'@notNull\nHow many wait.';
comment on column app_public.money_queue.amount_minor is 'Their sum, in øre; null where a sum is meaningless.';
