-- Definer because the status is granted to no role. A client who has paid has received the document, and a credited
-- invoice is not claimed any more: an earlier failed delivery needs no further action.
create or replace function app_private.settle_open_deliveries(invoice app_public.invoices) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_delivery app_public.deliveries;
  v_to app_public.delivery_status;
begin
  for v_delivery in
    select d.* from app_public.deliveries d join app_public.invoices i on i.id = d.invoice_id
    where d.invoice_id = invoice.id and d.status = 'FAILED' and i.status in ('RESOLVED', 'NULLIFIED')
    for no key update of d
  loop
    v_to := app_private.require_transition('deliveries', v_delivery.id, v_delivery.status::text, 'outlive');
    perform app_private.stop_if_refused();
    update app_public.deliveries d set status = v_to where d.id = v_delivery.id;
  end loop;
end;
$$;
comment on function app_private.settle_open_deliveries(app_public.invoices) is
  E'@performs deliveries outlive\nSettles what failed to arrive of an invoice that is paid or credited; nothing while it is neither. Safe to run twice.';
