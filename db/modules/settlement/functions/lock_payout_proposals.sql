-- Taken before a caller checks for a proposal, so that of two concurrent callers the second sees the proposal of the first.
create or replace function app_private.lock_payout_proposals() returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  select pg_advisory_xact_lock(hashtextextended('payout runs', 0))
$$;
comment on function app_private.lock_payout_proposals() is 'Lets one transaction at a time propose a payout run.';
