-- The timetable is in UTC and runs it twice, so that one run is past six in Norway in summer and winter. Payouts
-- cancelled by operators are proposed again on the same day only by them. Definer because the worker writes no table.
create or replace function app_private.propose_payouts() returns text
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform app_private.lock_payout_proposals();
  if not app_private.payouts_are_due(now())
    or exists (select from app_public.payout_runs r where r.proposed_on = app_hidden.today()) then
    return null;
  end if;
  return (app_private.propose_payout_run()).number;
end;
$$;
comment on function app_private.propose_payouts() is
'@task settlement
Proposes the payout run of a bank day, once. Returns its number, or null when there is nothing to pay.';
grant execute on function app_private.propose_payouts() to app_worker;
