create or replace function app_private.receipt_account(token text) returns app_public.accounts
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select a.*
  from app_public.receipt_addresses r join app_public.accounts a on a.id = r.account_id
  where r.token = receipt_account.token and a.deleted_at is null and a.blocked_at is null and a.invoices_enabled
$$;
comment on function app_private.receipt_account(text) is
  'The account whose receipts come to an address now; null for one that was renewed, and for accounts that may not invoice.';
