-- Every journal on a payable is a claim, splits as well as reversals, transfers and returned payouts, but not the payouts
-- themselves and their reversals. The sum of a profile's open claims is the balance of its payable.
create or replace function app_private.open_claims(profile_id uuid default null) returns table (
  freelance_profile_id uuid, account_id uuid, journal_id uuid, invoice_id uuid,
  amount_minor bigint, gross_salary_minor bigint, estimated_tax_minor bigint
)
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select p.id, p.account_id, j.id, j.invoice_id, -e.amount_minor, coalesce(j.gross_salary_minor, 0), coalesce(-w.amount_minor, 0)
  from app_public.finance_accounts a
    join app_public.freelance_profiles p on p.id = a.freelance_profile_id
    join app_public.journal_entries e on e.finance_account_id = a.id
    join app_public.journals j on j.id = e.journal_id
    left join app_public.journals r on r.id = j.reverses_id
    left join app_public.journal_entries w
      on w.journal_id = j.id and w.finance_account_id = (select app_private.finance_account_id('WITHHELD_TAX'))
  where a.kind = 'PAYABLE' and (profile_id is null or p.id = profile_id)
    and j.kind <> 'PAYOUT' and r.kind is distinct from 'PAYOUT'
    and not exists (select from app_public.payout_items i where i.journal_id = j.id and not i.is_released)
$$;
comment on function app_private.open_claims(uuid) is
  'The journals on payables without a payout, with each one''s debt to the profile, gross salary and estimated tax.';
