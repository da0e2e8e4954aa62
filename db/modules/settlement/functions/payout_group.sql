-- The file for the bank names its groups so, and a debit of a whole group names it in turn.
create or replace function app_private.payout_group(payout app_public.payouts) returns text
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select r.message_id || '-' || case
    when not app_private.is_norwegian_account(payout.account_number, payout.swift_code) then 'F'
    when f.freelance_type = 'INDIVIDUAL' then 'S'
    else 'O'
  end
  from app_public.payout_runs r left join app_public.freelance_profiles f on f.id = payout.freelance_profile_id
  where r.id = payout.payout_run_id
$$;
comment on function app_private.payout_group(app_public.payouts) is
  'The group of payments that a payout was sent in, null before it is approved.';
