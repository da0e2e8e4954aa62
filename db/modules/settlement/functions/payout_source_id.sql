-- A payout pays claims on its profile's payable, which therefore is there.
create or replace function app_private.payout_source_id(payout app_public.payouts) returns uuid
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select case
    when payout.client_refund_id is null then (
      select a.id from app_public.finance_accounts a where a.freelance_profile_id = payout.freelance_profile_id
    )
    else app_private.finance_account_id('CLIENT_FUNDS')
  end
$$;
comment on function app_private.payout_source_id(app_public.payouts) is
  'The account that a payout takes its money from: the payable of a profile, or the client''s funds.';
