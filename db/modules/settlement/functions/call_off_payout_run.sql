create or replace function app_private.call_off_payout_run(run app_public.payout_runs, reason text) returns app_public.payout_runs
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_run app_public.payout_runs;
begin
  perform app_private.require_transition('payout_runs', run.id, run.status::text, 'cancel');
  perform app_private.stop_if_refused();
  perform app_private.hold_payouts(
    array(select p.id from app_public.payouts p where p.payout_run_id = run.id and p.status = 'PROPOSED' order by p.id), 'RUN_CANCELLED'
  );
  update app_public.payout_runs r set status = 'CANCELLED', cancelled_at = now(), cancellation_reason = call_off_payout_run.reason
  where r.id = run.id;
  v_run := app_private.sum_payout_run(run.id);
  return v_run;
end;
$$;
comment on function app_private.call_off_payout_run(app_public.payout_runs, text) is
  'Cancels a run that is not approved; the amounts are owed as before.';
