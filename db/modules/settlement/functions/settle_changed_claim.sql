-- Of an invoice that was paid in part a credit note may leave nothing to pay; it is then settled by it, and split. The invoice is locked by
-- the caller.
create or replace function app_private.settle_changed_claim(invoice_id uuid, credit_note_id uuid) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_invoice app_public.invoices;
begin
  select i.* into v_invoice from app_public.invoices i where i.id = invoice_id;
  if v_invoice.status = 'PUBLISHED' and v_invoice.paid_minor > 0 and (app_public.invoices_settlement(v_invoice)).remaining_minor = 0 then
    v_invoice := app_private.move_invoice(v_invoice.id, 'resolve', resolution => 'PAID');
    perform app_private.settle_invoices(array[v_invoice.id], array[app_hidden.today()]);
  else
    perform app_private.settle_invoices(array[v_invoice.id], array[app_hidden.today()], settle_changed_claim.credit_note_id);
  end if;
  perform app_private.owe_client_refund(v_invoice, settle_changed_claim.credit_note_id);
end;
$$;
comment on function app_private.settle_changed_claim(uuid, uuid) is
'@settlesClaims
Updates the ledger, and the debt to the client, for a credit note that was published, an invoice that was written '
  'off, or one that was paid outside the service.';
