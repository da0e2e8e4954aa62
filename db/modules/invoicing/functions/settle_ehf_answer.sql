-- Definer because the worker holds no table. An access point may change its mind; a sending that was replaced meanwhile stays as it is.
create or replace function app_private.settle_ehf_answer(id uuid) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_delivery app_public.deliveries := app_private.lock_delivery(settle_ehf_answer.id);
  v_invoice app_public.invoices;
  v_failure constant app_public.delivery_failure := 'REFUSED';
begin
  if v_delivery.answer = 'DELIVERED' then
    perform app_private.record_delivery(v_delivery.id);
  elsif v_delivery.answer = 'REJECTED' and v_delivery.status = 'FAILED' then
    if v_delivery.failure is distinct from v_failure then
      -- Was reported as unconfirmed, which may still have arrived: the certain answer is reported too.
      update app_public.deliveries d set failure = v_failure where d.id = v_delivery.id;
      perform app_private.record_delivery_event(v_delivery, 'SENDING_FAILED', jsonb_build_object('failure', v_failure));
      perform app_private.record_event('deliveries', v_delivery.id, v_delivery.account_id, 'FAILED', v_delivery.status::text);
    end if;
  elsif v_delivery.answer = 'REJECTED' then
    perform app_private.record_delivery_failure(v_delivery.id, v_delivery.failure_reason);
    select i.* into v_invoice from app_public.invoices i where i.id = v_delivery.invoice_id;
    perform app_private.settle_open_deliveries(v_invoice);
  end if;
end;
$$;
comment on function app_private.settle_ehf_answer(uuid) is
  E'@task invoicing\nLets a sending follow what the access point has answered: delivered, or refused with its reason. Safe to run twice.';
grant execute on function app_private.settle_ehf_answer(uuid) to app_worker;
