-- A proposal that is approved after its day pays on the next bank day; of a payout that is with the bank past its day nothing is known.
create or replace function app_private.payout_expected_on(payout app_public.payouts) returns date
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select case
    when payout.status = 'PROPOSED' then greatest(r.payout_on, app_hidden.next_bank_day(app_hidden.today() - 1))
    when payout.status <> 'SENT' then coalesce(payout.paid_on, r.payout_on)
    when r.payout_on >= app_hidden.today() then r.payout_on
  end
  from app_public.payout_runs r where r.id = payout.payout_run_id
$$;
comment on function app_private.payout_expected_on(app_public.payouts) is
  'The bank day that a payout is paid on, or was; null where the bank has not answered by that day.';
