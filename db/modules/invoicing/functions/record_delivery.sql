-- Definer because the worker holds no table.
create or replace function app_private.record_delivery(delivery_id uuid, message_id text default null) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_delivery app_public.deliveries;
begin
  update app_public.deliveries d set sent_at = now(), message_id = coalesce($2, d.message_id)
  where d.id = $1 and d.sent_at is null and d.failed_at is null
  returning d.* into v_delivery;
  if found then
    perform app_private.record_event(
      'invoices', v_delivery.invoice_id, v_delivery.account_id, 'SENT',
      (select i.status::text from app_public.invoices i where i.id = v_delivery.invoice_id),
      jsonb_build_object('channel', v_delivery.channel, 'recipient', v_delivery.recipient)
    );
  end if;
end;
$$;
comment on function app_private.record_delivery(uuid, text) is 'Notes that a sending was accepted by the receiving side. Safe to run twice.';
grant execute on function app_private.record_delivery(uuid, text) to app_worker;
