-- The timetable runs it each hour, so that a worker that was down in the morning catches up, and a paused reminder is
-- sent on the day the pause ends. Each invoice is a job of its own: a failing job does not hold back others. Definer
-- because the worker reads no table.
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
Enqueues the reminders of overdue invoices that are due. Returns their number.';
grant execute on function app_private.send_reminders() to app_worker;
