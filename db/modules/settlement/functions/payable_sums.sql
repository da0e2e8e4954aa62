-- Tax and attachment are withheld from a payout as a whole, so that each is rounded to whole kroner once.
create or replace function app_private.payable_sums(on_day date, profile_id uuid default null) returns table (
  freelance_profile_id uuid, account_id uuid, bank_account_id uuid, payable_minor bigint, gross_salary_minor bigint,
  estimated_tax_minor bigint, salary_tax_minor bigint, attachment_minor bigint, amount_minor bigint
)
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  with owed as materialized (
    select
      c.freelance_profile_id, c.account_id, sum(c.amount_minor)::bigint as payable_minor, sum(c.gross_salary_minor)::bigint as gross_salary_minor,
      array_agg(c.gross_salary_minor) as salaries,
      sum(c.estimated_tax_minor)::bigint as estimated_tax_minor, array_remove(array_agg(distinct c.invoice_id), null) as invoice_ids
    from app_private.open_claims(profile_id) c
    group by c.freelance_profile_id, c.account_id
    having sum(c.amount_minor) <> 0
  ), taxed as materialized (
    select o.*, app_private.tax_withheld(o.freelance_profile_id, o.salaries, on_day) as salary_tax_minor from owed o
  ), attached as materialized (
    select t.*, t.payable_minor + t.estimated_tax_minor - t.salary_tax_minor as after_tax_minor, app_private.attachment_withheld(
      t.freelance_profile_id, t.payable_minor + t.estimated_tax_minor - t.salary_tax_minor, on_day
    ) as attachment_minor
    from taxed t
  )
  select
    a.freelance_profile_id, a.account_id, app_private.payout_bank_account(a.freelance_profile_id, a.invoice_ids), a.payable_minor,
    a.gross_salary_minor, a.estimated_tax_minor, a.salary_tax_minor, a.attachment_minor,
    case when a.payable_minor > 0 then a.after_tax_minor - a.attachment_minor else a.payable_minor end
  from attached a
$$;
comment on function app_private.payable_sums(date, uuid) is
  'For each profile with open claims, or for one of them: their sum, the amounts withheld from a payout on a day, and '
  'the net amount paid, or owed to the platform.';
