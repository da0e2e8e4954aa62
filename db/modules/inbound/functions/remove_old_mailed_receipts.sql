-- Definer because the worker writes no table.
create or replace function app_private.remove_old_mailed_receipts() returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_mailed app_public.mailed_receipts;
  v_is_waiting boolean;
begin
  for v_mailed in
    select m.* from app_public.mailed_receipts m where m.received_at < now() - interval '90 days' order by m.id limit 1000 for update skip locked
  loop
    v_is_waiting := app_private.is_receipt_waiting(v_mailed);
    delete from app_public.mailed_receipts m where m.id = v_mailed.id;
    if v_is_waiting then
      perform app_private.forget_file(v_mailed.file_id);
    end if;
  end loop;
end;
$$;
comment on function app_private.remove_old_mailed_receipts() is
  E'@task inbound\nRemoves receipts that came by mail 90 days ago, with the files of those that are attached to no invoice. For a nightly job.';
grant execute on function app_private.remove_old_mailed_receipts() to app_worker;
