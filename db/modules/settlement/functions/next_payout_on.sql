create or replace function app_private.next_payout_on() returns date
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select app_hidden.next_bank_day(case
    when app_hidden.is_bank_day(app_hidden.today()) and not app_private.payouts_are_due(now()) then app_hidden.today()
    else app_hidden.next_bank_day(app_hidden.today())
  end)
$$;
comment on function app_private.next_payout_on() is 'The bank day that the next run to be proposed pays on.';
