-- The timetable asks each hour, so that a worker that was down in the morning makes up for it, and a reminder that was held leaves on
-- the day it no longer is. Each invoice is a job of its own: one that fails keeps no other from leaving. Definer because the worker
-- reads no table.
create or replace function app_private.send_reminders() returns bigint
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_id uuid;
  v_count bigint := 0;
begin
  for v_id in
    select i.id from app_public.invoices i
    where i.status = 'PUBLISHED' and i.due_on < app_hidden.today() and app_private.is_reminder_due(i, now())
  loop
    perform app_private.enqueue(
      'settlement/remind_client', jsonb_build_object('id', v_id), concat_ws(':', 'remind_client', v_id, app_hidden.today())
    );
    v_count := v_count + 1;
  end loop;
  return v_count;
end;
$$;
comment on function app_private.send_reminders() is
'@task settlement
Has the clients reminded whose invoices are overdue and whose day has come. Returns how many there are.';
grant execute on function app_private.send_reminders() to app_worker;
