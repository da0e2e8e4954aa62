-- The first file stays, even if another arrives. It must contain the payouts under way, since the worker may have read
-- them before a rejection. It contains names and account numbers of all payees, so opening it is logged. Definer
-- because the worker writes no table.
create or replace function app_private.record_payout_file(run_id uuid, file_id uuid, end_to_end_ids text[]) returns text
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform from app_public.payout_runs r where r.id = run_id and r.status = 'APPROVED' and r.file_id is null for no key update;
  if found then
    if array(
      select p.end_to_end_id from app_public.payouts p where p.payout_run_id = run_id and p.status = 'SENT' order by p.end_to_end_id
    ) <> array(select e from unnest(end_to_end_ids) e order by e) then
      raise exception 'the file of payout run % contains other payouts than the run', run_id using errcode = 'serialization_failure';
    end if;
    update app_public.payout_runs r set file_id = record_payout_file.file_id where r.id = run_id;
    perform app_private.make_file_private(record_payout_file.file_id);
  end if;
  return (select f.storage_key from app_public.payout_runs r join app_public.files f on f.id = r.file_id where r.id = run_id);
end;
$$;
comment on function app_private.record_payout_file(uuid, uuid, text[]) is
  'Keeps the file of an approved run, once, and gives the storage key of the one that counts. Raises where it contains other payouts than the run.';
grant execute on function app_private.record_payout_file(uuid, uuid, text[]) to app_worker;
