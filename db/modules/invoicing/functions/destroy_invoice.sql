create or replace function app_public.destroy_invoice(input jsonb) returns app_public.invoices
language plpgsql volatile
as $$
declare
  v_invoice app_public.invoices := app_private.require_own_invoice((input ->> 'id')::uuid);
begin
  perform app_private.refuse_unless_draft(v_invoice);
  perform app_private.stop_if_refused();

  v_invoice := app_private.delete_row(v_invoice, v_invoice.id);
  perform app_private.record_event('invoices', v_invoice.id, v_invoice.account_id, 'DESTROYED', null);
  return v_invoice;
end;
$$;
comment on function app_public.destroy_invoice(jsonb) is
'@impersonated allowed
@destroys
Deletes a draft with its lines and receipts. Refuses INVOICE_SUBMITTED or INVOICE_PUBLISHED for other states.';
grant execute on function app_public.destroy_invoice(jsonb) to app_user;
