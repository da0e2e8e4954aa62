-- A month is the sum of its payouts, a year of its months. Money that was returned and paid again counts once.
create or replace function app_private.draw_salary_report(
  profile_id uuid, kind app_public.salary_report_kind, starts_on date, ends_on date
) returns jsonb
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  with slips as (
    select
      case draw_salary_report.kind when 'MONTH' then s.payout_on else date_trunc('month', s.payout_on)::date end as day,
      s.*
    from app_public.salary_slips s
    where s.freelance_profile_id = profile_id and s.issued_at is not null and s.payout_on between draw_salary_report.starts_on and draw_salary_report.ends_on
  ), rows as (
    select
      s.day, count(*) as slips, sum(s.platform_fee_amount_minor) as fee, sum(s.employer_tax_amount_minor) as employer,
      sum(s.gross_salary_minor) as gross, coalesce(sum(s.allowances_minor), 0) as allowances, sum(s.salary_tax_amount_minor) as tax,
      coalesce(sum(s.attachment_minor), 0) as attachment, coalesce(sum(s.adjustment_minor), 0) as adjustment,
      sum(s.payout_amount_minor - coalesce(s.returned_minor, 0)) as payout
    from slips s
    group by s.day
  )
  select app_private.draw_pay_parties(profile_id) || jsonb_build_object(
    'kind', draw_salary_report.kind, 'from', draw_salary_report.starts_on, 'to', draw_salary_report.ends_on, 'slipCount', sum(r.slips),
    'rows', jsonb_agg(jsonb_build_object(
      'day', r.day, 'grossSalary', r.gross, 'tax', r.tax, 'attachment', r.attachment, 'allowances', r.allowances,
      'adjustment', r.adjustment, 'payout', r.payout
    ) order by r.day),
    'amount', sum(r.fee + r.employer + r.gross + r.allowances), 'platformFee', sum(r.fee), 'employerTax', sum(r.employer),
    'grossSalary', sum(r.gross), 'tax', sum(r.tax), 'attachment', sum(r.attachment), 'allowances', sum(r.allowances),
    'adjustment', sum(r.adjustment), 'payout', sum(r.payout)
  )
  from rows r
$$;
comment on function app_private.draw_salary_report(uuid, app_public.salary_report_kind, date, date) is
  'The content of the salary report of a profile for a period, from its issued slips; without the national number.';
