-- Sums of the ledger and the slips, so that a chart never differs from a document. A payout counts once the bank has
-- paid it, in the month of its salary slip. Returned money counts once: the payout that pays it again is subtracted, as
-- on the slips. A claim without an invoice's split, such as a transfer, has no share of clients, fee or VAT: it counts
-- as adjustment. Definer because members do not read the ledger; it covers the current account alone.
create or replace function app_public.payout_year(year int default null) returns app_public.payout_year
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  with paid as materialized (
    select
      p.id, p.status, p.amount_minor, p.gross_salary_minor, p.salary_tax_minor, p.attachment_minor,
      coalesce(s.allowances_minor, 0) as allowances_minor, coalesce(s.payout_on, p.paid_on) as payout_on
    from app_public.payouts p
      left join app_public.salary_slips s on s.payout_id = p.id and s.issued_at is not null
    where p.account_id = app_hidden.current_account_id() and p.status in ('PAID', 'RETURNED')
  ), asked as (
    select coalesce(payout_year.year, extract(year from app_hidden.today())::int) as year
  ), own as materialized (
    select p.*, date_trunc('month', p.payout_on)::date as starts_on
    from paid p, asked a where extract(year from p.payout_on)::int = a.year
  ), claims as materialized (
    select
      o.id as payout_id, i.invoice_id, i.amount_minor, i.estimated_tax_minor, j.kind = 'PAYOUT_RETURN' as is_returned,
      coalesce(sum(e.amount_minor) filter (where a.kind = 'CLIENT_FUNDS'), 0)::bigint as client_paid_minor,
      coalesce(-sum(e.amount_minor) filter (where a.kind = 'VAT'), 0)::bigint as vat_minor,
      coalesce(-sum(e.amount_minor) filter (where a.kind = 'PLATFORM_FEE'), 0)::bigint as platform_fee_minor,
      coalesce(-sum(e.amount_minor) filter (where a.kind = 'EMPLOYER_TAX'), 0)::bigint as employer_tax_minor
    from own o
      join app_public.payout_items i on i.payout_id = o.id
      join app_public.journals j on j.id = i.journal_id
      join app_public.journal_entries e on e.journal_id = j.id
      join app_public.finance_accounts a on a.id = e.finance_account_id
    group by o.id, i.id, j.id
  ), shares as (
    select
      c.payout_id, sum(c.client_paid_minor) as client_paid_minor, sum(c.vat_minor) as vat_minor,
      sum(c.platform_fee_minor) as platform_fee_minor, sum(c.employer_tax_minor) as employer_tax_minor,
      coalesce(sum(c.amount_minor) filter (where c.is_returned), 0) as paid_again_minor,
      coalesce(sum(
        c.amount_minor + c.estimated_tax_minor + c.vat_minor + c.platform_fee_minor + c.employer_tax_minor - c.client_paid_minor
      ) filter (where not c.is_returned), 0) as adjustment_minor
    from claims c group by c.payout_id
  ), parts as (
    select
      o.starts_on, coalesce(sum(s.client_paid_minor), 0)::bigint as client_paid_minor, coalesce(sum(s.vat_minor), 0)::bigint as vat_minor,
      coalesce(sum(s.platform_fee_minor), 0)::bigint as platform_fee_minor,
      coalesce(sum(s.employer_tax_minor), 0)::bigint as employer_tax_minor,
      coalesce(sum(o.gross_salary_minor), 0)::bigint as gross_salary_minor,
      coalesce(sum(o.allowances_minor), 0)::bigint as allowances_minor,
      coalesce(sum(s.adjustment_minor), 0)::bigint as adjustment_minor,
      coalesce(sum(o.salary_tax_minor), 0)::bigint as salary_tax_minor,
      coalesce(sum(o.attachment_minor), 0)::bigint as attachment_minor,
      coalesce(sum(o.amount_minor - s.paid_again_minor), 0)::bigint as payout_minor
    from own o join shares s on s.payout_id = o.id
    group by grouping sets ((o.starts_on), ())
  )
  select row(
    a.year,
    array(
      select distinct y.year from (
        select extract(year from p.payout_on)::int as year from paid p
        union all select extract(year from app_hidden.today())::int
      ) y order by y.year desc
    ),
    (select p::app_public.payout_year_part from parts p where p.starts_on is null),
    array(select p::app_public.payout_year_part from parts p where p.starts_on is not null order by p.starts_on),
    array(
      select row(c.name, c.invoice_count, c.client_paid_minor)::app_public.payout_year_client
      from (
        select
          coalesce(nullif(k.friendly_name, ''), k.name) as name, count(distinct i.id)::int as invoice_count,
          sum(m.client_paid_minor)::bigint as client_paid_minor
        from claims m join app_public.invoices i on i.id = m.invoice_id left join app_public.clients k on k.id = i.client_id
        group by 1
      ) c order by c.client_paid_minor desc, c.name
    ),
    (
      select coalesce(sum(p.amount_minor), 0)::bigint from paid p
      where p.status = 'RETURNED' and not exists (
        select from app_public.journals j
          join app_public.payout_items i on i.journal_id = j.id and not i.is_released
          join paid n on n.id = i.payout_id
        where j.key = 'payout:' || p.id || ':returned'
      )
    )
  )::app_public.payout_year
  from asked a
$$;
comment on function app_public.payout_year(int) is
  'A year of payouts to the current account: the clients'' payments, the deductions and the amounts that reached the '
  'bank account. This year by default.';
grant execute on function app_public.payout_year(int) to app_user;
comment on type app_public.payout_year is 'A year of payouts. Amounts in minor units (øre).';
comment on column app_public.payout_year.year is E'@notNull\nThe year.';
comment on column app_public.payout_year.years is E'@notNull\nThe years with payouts and this one, newest first.';
comment on column app_public.payout_year.total is E'@notNull\nThe sum of the months.';
comment on column app_public.payout_year.months is E'@notNull\nThe months with payouts.';
comment on column app_public.payout_year.clients is E'@notNull\nThe clients whose money was paid out, the largest first.';
comment on column app_public.payout_year.returned_minor is
  E'@notNull\nThe amount returned by the bank, of any year, and not paid again yet, in øre.';
comment on type app_public.payout_year_part is
  'The parts of a month''s or the year''s payouts: client_paid and adjustment together are VAT, fee, employer''s '
  'contribution, tax, attachment and payout. Amounts in minor units (øre).';
comment on column app_public.payout_year_part.starts_on is 'The first day of the month; null for a year.';
comment on column app_public.payout_year_part.client_paid_minor is
  E'@notNull\nThe amount clients have paid, with VAT, in øre.';
comment on column app_public.payout_year_part.vat_minor is
  E'@notNull\nVAT of it that the operating company reports, in øre; 0 for an organisation, whose payout includes it.';
comment on column app_public.payout_year_part.platform_fee_minor is E'@notNull\nThe platform''s fee, in øre.';
comment on column app_public.payout_year_part.employer_tax_minor is E'@notNull\nEmployer''s contribution, in øre.';
comment on column app_public.payout_year_part.gross_salary_minor is E'@notNull\nSalary before tax, in øre; 0 for an organisation.';
comment on column app_public.payout_year_part.allowances_minor is E'@notNull\nAllowances and expenses that are not taxed, in øre.';
comment on column app_public.payout_year_part.adjustment_minor is
  E'@notNull\nThe amount paid or taken besides clients'' payments, in øre; below 0 for amounts taken.';
comment on column app_public.payout_year_part.salary_tax_minor is E'@notNull\nTax withheld, in øre.';
comment on column app_public.payout_year_part.attachment_minor is
  E'@notNull\nThe amount taken by an attachment of earnings, in øre.';
comment on column app_public.payout_year_part.payout_minor is E'@notNull\nThe amount paid to the bank account, in øre.';
comment on type app_public.payout_year_client is 'A client whose money was paid out in a year. Amounts in minor units (øre).';
comment on column app_public.payout_year_client.name is 'The name of the client.';
comment on column app_public.payout_year_client.invoice_count is E'@notNull\nThe number of its invoices paid out.';
comment on column app_public.payout_year_client.client_paid_minor is
  E'@notNull\nThe amount it has paid for them, with VAT, in øre.';
