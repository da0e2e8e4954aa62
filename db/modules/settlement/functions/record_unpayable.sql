-- A single payee that cannot be written would make the bank refuse the whole file, so it is left out. Definer because the worker
-- writes no table.
create or replace function app_private.record_unpayable(run_id uuid, end_to_end_id text, reason text) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_payout app_public.payouts;
begin
  perform from app_public.payout_runs r where r.id = run_id and r.status = 'APPROVED' and r.file_id is null for no key update;
  if not found then
    return;
  end if;
  select p.* into v_payout from app_public.payouts p
  where p.payout_run_id = run_id and p.end_to_end_id = record_unpayable.end_to_end_id and p.status = 'SENT' for no key update;
  if found then
    perform app_private.settle_payout(v_payout, 'reject', app_hidden.today(), reason);
  end if;
end;
$$;
comment on function app_private.record_unpayable(uuid, text, text) is 'Rejects a payout that cannot be written into the bank''s file, before the file is.';
grant execute on function app_private.record_unpayable(uuid, text, text) to app_worker;
