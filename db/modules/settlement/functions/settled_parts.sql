-- One computation for every way in which an invoice is settled, so that each posting is the difference to the existing
-- ones. Of an invoice that was written off only the received payments are split, by the shares of the whole. An
-- organisation that was paid outside the service owes the whole fee; payments through the service count towards it.
create or replace function app_private.settled_parts(
  invoice app_public.invoices, out total bigint, out platform_fee bigint, out employer_tax bigint, out salary_tax bigint,
  out gross_salary bigint, out payout bigint, out vat bigint, out rounding bigint
)
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select
    s.total, s.platform_fee, s.employer_tax, s.salary_tax, s.gross_salary, s.payout, s.vat,
    s.total - s.platform_fee - s.employer_tax - s.salary_tax - s.payout - s.vat
  from (
    select c.*, least(invoice.paid_minor, c.total) as money
    from app_private.claim_parts(invoice) c
    where invoice.status in ('RESOLVED', 'NULLIFIED')
  ) c
    cross join lateral (
      select c.money as total, c.platform_fee, c.employer_tax, c.salary_tax, c.gross_salary, c.payout, c.vat
      where c.money = c.total
      union all
      select c.money, c.platform_fee, 0, 0, 0, c.money - c.platform_fee, 0
      where c.money < c.total and invoice.resolution = 'PAID_OUTSIDE'
      union all
      select
        c.money, a.shares[1], a.shares[2], a.shares[3],
        a.shares[3] + a.shares[4]
          - least(app_hidden.round_ratio((c.salary_tax + c.payout - c.gross_salary) * c.money, c.total)::bigint, a.shares[3] + a.shares[4]),
        a.shares[4], a.shares[5]
      from (
        select app_hidden.apportion(c.money, array[c.platform_fee, c.employer_tax, c.salary_tax, c.payout, c.vat])::bigint[] as shares
        where c.money < c.total and invoice.resolution = 'WRITTEN_OFF'
        offset 0
      ) a
    ) s
$$;
comment on function app_private.settled_parts(app_public.invoices) is
  'The present split of a settled invoice, in øre; null before it is settled. The payout is below 0 for the fee of an '
  'invoice that was paid outside the service.';
