-- Scheduled every hour, so that a worker that was down in the morning catches up. Each invoice is a separate job: one that
-- fails does not stop the others. Definer because the worker reads no table.
create or replace function app_private.make_recurring_invoices() returns bigint
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_id uuid;
  v_count bigint := 0;
begin
  for v_id in
    select r.id from app_public.recurring_invoices r
    where r.status = 'ACTIVE' and r.next_on <= app_private.recurrence_day(now())
    order by r.next_on, r.id
  loop
    perform app_private.enqueue(
      'recurring/make_recurring_invoice', jsonb_build_object('id', v_id), 'make_recurring_invoice:' || v_id
    );
    v_count := v_count + 1;
  end loop;
  return v_count;
end;
$$;
comment on function app_private.make_recurring_invoices() is
'@task recurring
Has the recurring invoices made whose day has come. Returns how many there are.';
grant execute on function app_private.make_recurring_invoices() to app_worker;
