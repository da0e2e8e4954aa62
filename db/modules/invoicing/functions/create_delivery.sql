-- Definer because a delivery is only ever made together with the job that carries it out. The worker
-- sends whatever the job names, so it is looked here that the invoice is the caller's, and that it goes
-- to its client and nobody else. What failed before needs nobody's care once it is sent anew.
create or replace function app_private.create_delivery(
  invoice app_public.invoices, channel app_public.delivery_method, recipient text
) returns uuid
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_id uuid;
  v_status app_public.delivery_status;
  v_settled app_public.delivery_status;
begin
  if not exists (
    select from app_public.invoices i join app_public.clients c on c.id = i.client_id
    where i.id = invoice.id and i.account_id = invoice.account_id and app_hidden.is_within_reach(i.account_id)
      and i.status in ('PUBLISHED', 'RESOLVED') and c.email = create_delivery.recipient::public.citext
  ) then
    raise exception 'not an invoice to send there' using errcode = 'insufficient_privilege';
  end if;
  if exists (select from app_public.deliveries d where d.invoice_id = invoice.id and d.status = 'FAILED') then
    v_settled := app_private.require_transition('deliveries', null, 'FAILED', 'replace');
  end if;
  v_status := app_private.require_transition('deliveries', null, null, 'create');
  perform app_private.stop_if_refused();

  update app_public.deliveries d set status = v_settled where d.invoice_id = invoice.id and d.status = 'FAILED';
  insert into app_public.deliveries (account_id, invoice_id, channel, recipient, status)
  values (invoice.account_id, invoice.id, create_delivery.channel, create_delivery.recipient, v_status)
  returning id into v_id;
  perform app_private.enqueue(
    'invoicing/deliver_invoice', jsonb_build_object('deliveryId', v_id), 'deliver_invoice:' || v_id
  );
  return v_id;
end;
$$;
comment on function app_private.create_delivery(app_public.invoices, app_public.delivery_method, text) is
'@performs deliveries create
@performs deliveries replace
Notes that an invoice is to be sent to somebody, settles what failed before, and enqueues the sending.';
grant execute on function app_private.create_delivery(app_public.invoices, app_public.delivery_method, text) to app_user, app_operator;
