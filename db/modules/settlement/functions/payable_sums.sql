-- Tax and attachment are taken of the sum of a payout, so that each is rounded once.
create or replace function app_private.payable_sums(on_day date) returns table (
  freelance_profile_id uuid, account_id uuid, bank_account_id uuid, payable_minor bigint, gross_salary_minor bigint,
  estimated_tax_minor bigint, salary_tax_minor bigint, attachment_minor bigint
)
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  with owed as materialized (
    select
      c.freelance_profile_id, c.account_id, sum(c.amount_minor)::bigint as payable_minor, sum(c.gross_salary_minor)::bigint as gross_salary_minor,
      sum(c.estimated_tax_minor)::bigint as estimated_tax_minor, array_remove(array_agg(distinct c.invoice_id), null) as invoice_ids
    from app_private.open_claims() c
    group by c.freelance_profile_id, c.account_id
    having sum(c.amount_minor) <> 0
  ), taxed as materialized (
    select o.*, app_private.tax_withheld(o.freelance_profile_id, o.gross_salary_minor, on_day) as salary_tax_minor from owed o
  )
  select
    t.freelance_profile_id, t.account_id, app_private.payout_bank_account(t.freelance_profile_id, t.invoice_ids), t.payable_minor,
    t.gross_salary_minor, t.estimated_tax_minor, t.salary_tax_minor,
    app_private.attachment_withheld(t.freelance_profile_id, t.payable_minor + t.estimated_tax_minor - t.salary_tax_minor, on_day)
  from taxed t
$$;
comment on function app_private.payable_sums(date) is
  'For each profile that is owed or owes something: its open claims in sum, and what is withheld from a payout of them on a day.';
