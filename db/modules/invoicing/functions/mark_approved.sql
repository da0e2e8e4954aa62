-- What approval is, whether an operator or the automatic rule gives it.
create or replace function app_private.mark_approved(invoice_id uuid) returns app_public.invoices
language plpgsql volatile
as $$
declare
  v_invoice app_public.invoices;
begin
  update app_public.invoices i set status = 'APPROVED', approved_at = now() where i.id = invoice_id
  returning i.* into v_invoice;
  perform app_private.record_event('invoices', v_invoice.id, v_invoice.account_id, 'APPROVED', 'APPROVED');
  perform app_private.enqueue(
    'invoicing/publish_invoice', jsonb_build_object('id', v_invoice.id), 'publish_invoice:' || v_invoice.id
  );
  return v_invoice;
end;
$$;
comment on function app_private.mark_approved(uuid) is 'Moves an invoice to APPROVED, writes the event and enqueues its publication. The guard checks the actor.';
grant execute on function app_private.mark_approved(uuid) to app_operator;
