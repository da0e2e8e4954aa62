-- Definer because the worker writes no table.
create or replace function app_private.record_payout_run_sent(run_id uuid) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_run app_public.payout_runs;
begin
  select r.* into v_run from app_public.payout_runs r where r.id = run_id for no key update;
  if v_run.status = 'APPROVED' then
    perform app_private.move_row(null::app_public.payout_runs, run_id, 'send');
    perform app_private.finish_payout_run(run_id);
  end if;
end;
$$;
comment on function app_private.record_payout_run_sent(uuid) is
  'Records that the file of an approved run is in the folder of the bank''s client. Once.';
grant execute on function app_private.record_payout_run_sent(uuid) to app_worker;
