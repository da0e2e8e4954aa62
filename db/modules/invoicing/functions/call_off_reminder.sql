-- Definer because the worker has no grants on tables. Checked once more under the lock of the invoice.
create or replace function app_private.call_off_reminder(delivery_id uuid) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_delivery app_public.deliveries := app_private.lock_delivery($1);
  v_to app_public.delivery_status;
begin
  if not coalesce(app_private.is_to_be_delivered(v_delivery) and app_private.is_reminder_off(v_delivery), false) then
    return;
  end if;
  v_to := app_private.require_transition('deliveries', v_delivery.id, v_delivery.status::text, 'outlive');
  perform app_private.stop_if_refused();
  update app_public.deliveries d set status = v_to where d.id = v_delivery.id;
  perform app_private.record_delivery_event(v_delivery, 'REMINDER_CALLED_OFF');
end;
$$;
comment on function app_private.call_off_reminder(uuid) is
  E'@performs deliveries outlive\nSettles a reminder that must not leave any more. Changes nothing when it may. Safe to run twice.';
grant execute on function app_private.call_off_reminder(uuid) to app_worker;
