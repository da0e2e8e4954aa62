create or replace function app_private.book_payment(
  payment app_public.payments, source_kind app_public.finance_account_kind default 'BANK'
) returns app_public.payments
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  select p from app_private.book_payments(array[payment], source_kind) p
$$;
comment on function app_private.book_payment(app_public.payments, app_public.finance_account_kind) is
  'Books a payment of a published invoice, at most what is left of it, from the bank account or the account given.';
