-- The account that all of the invoices name, while it is in use; else the default one of the profile. A payout goes to one
-- account, since it has one salary slip.
create or replace function app_private.payout_bank_account(profile_id uuid, invoice_ids uuid[]) returns uuid
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  with named as (select distinct i.bank_account_id as id from app_public.invoices i where i.id = any (invoice_ids))
  select coalesce(
    (
      select min(b.id::text)::uuid from app_public.bank_accounts b
      where b.id in (select n.id from named n) and b.deleted_at is null and b.freelance_profile_id = profile_id
      having (select count(*) from named) = 1
    ),
    (select b.id from app_public.bank_accounts b where b.freelance_profile_id = profile_id and b.is_default and b.deleted_at is null)
  )
$$;
comment on function app_private.payout_bank_account(uuid, uuid[]) is 'The bank account that a payout of these invoices of a profile goes to, or null.';
