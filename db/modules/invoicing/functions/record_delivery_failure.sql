-- Definer because the worker has no grants on tables. For failures that a retry cannot fix. A delivered document fails
-- only when the access point reports that the receiver has refused it after all.
create or replace function app_private.record_delivery_failure(
  delivery_id uuid, reason text, failure app_public.delivery_failure default 'REFUSED'
) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_delivery app_public.deliveries;
  v_to app_public.delivery_status;
begin
  v_delivery := app_private.lock_delivery($1);
  if not coalesce(v_delivery.status = 'PENDING' or (v_delivery.status = 'SENT' and v_delivery.answer = 'REJECTED'), false) then
    return;
  end if;
  v_to := app_private.require_transition('deliveries', v_delivery.id, v_delivery.status::text, 'fail');
  perform app_private.stop_if_refused();
  update app_public.deliveries d set status = v_to, sent_at = null, failed_at = now(), failure = $3, failure_reason = left($2, 1000)
  where d.id = v_delivery.id;
  if $3 = 'UNANSWERED' then
    perform app_private.record_delivery_event(v_delivery, 'SENDING_UNANSWERED', jsonb_build_object('failure', $3));
  else
    perform app_private.record_delivery_event(v_delivery, 'SENDING_FAILED', jsonb_build_object('failure', $3));
  end if;
end;
$$;
comment on function app_private.record_delivery_failure(uuid, text, app_public.delivery_failure) is
  'Notes that a sending can never arrive, or was never confirmed, and why. Safe to run twice.';
grant execute on function app_private.record_delivery_failure(uuid, text, app_public.delivery_failure) to app_worker;
