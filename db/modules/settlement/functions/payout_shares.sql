-- A split has entries on the platform's accounts, and so has its reversal or a credit note, below 0. Other claims, as a transfer, have none.
create or replace function app_private.payout_shares(payout_ids uuid[]) returns table (
  payout_id uuid, invoice_id uuid, credit_note_id uuid, is_returned boolean, platform_fee bigint, employer_tax bigint, gross_salary bigint,
  estimated_tax bigint, untaxed bigint
)
language sql stable
as $$
  select
    i.payout_id, i.invoice_id, j.credit_note_id, j.kind::text = 'PAYOUT_RETURN',
    coalesce(-sum(e.amount_minor) filter (where a.kind = 'PLATFORM_FEE'), 0)::bigint,
    coalesce(-sum(e.amount_minor) filter (where a.kind = 'EMPLOYER_TAX'), 0)::bigint,
    i.gross_salary_minor, i.estimated_tax_minor, i.amount_minor + i.estimated_tax_minor - i.gross_salary_minor
  from app_public.payout_items i
    join app_public.journals j on j.id = i.journal_id
    join app_public.journal_entries e on e.journal_id = j.id
    join app_public.finance_accounts a on a.id = e.finance_account_id
  where i.payout_id = any (payout_shares.payout_ids)
  group by i.id, j.id
  order by i.id
$$;
comment on function app_private.payout_shares(uuid[]) is
  'The split of each claim of some payouts, in øre; untaxed is paid out besides the salary.';
