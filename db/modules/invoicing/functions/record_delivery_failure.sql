-- Definer because the worker holds no table. For failures that trying again cannot mend.
create or replace function app_private.record_delivery_failure(delivery_id uuid, reason text) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_delivery app_public.deliveries;
begin
  update app_public.deliveries d set failed_at = now(), failure_reason = left($2, 1000)
  where d.id = $1 and d.sent_at is null and d.failed_at is null
  returning d.* into v_delivery;
  if found then
    perform app_private.record_event(
      'invoices', v_delivery.invoice_id, v_delivery.account_id, 'SENDING_FAILED',
      (select i.status::text from app_public.invoices i where i.id = v_delivery.invoice_id),
      jsonb_build_object('channel', v_delivery.channel, 'recipient', v_delivery.recipient)
    );
  end if;
end;
$$;
comment on function app_private.record_delivery_failure(uuid, text) is 'Notes that a sending can never arrive, and why. Safe to run twice.';
grant execute on function app_private.record_delivery_failure(uuid, text) to app_worker;
