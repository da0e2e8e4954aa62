-- Runs as the caller, whose rights decide about the draft; the receipt is locked and opened to members by take_mailed_receipt().
create or replace function app_public.attach_mailed_receipt(input jsonb) returns app_public.receipts
language plpgsql volatile
as $$
declare
  v_invoice app_public.invoices := app_private.require_own_invoice((input ->> 'invoiceId')::uuid, 'invoiceId');
  v_mailed app_public.mailed_receipts;
  v_receipt app_public.receipts;
begin
  perform app_private.refuse_unless_draft(v_invoice);
  perform app_private.stop_if_refused();
  v_mailed := app_private.take_mailed_receipt((input ->> 'id')::uuid);
  if app_private.are_receipts_full(v_invoice.id, v_mailed.file_id) then
    perform app_private.refuse('TOO_BIG', 'id');
  end if;
  perform app_private.stop_if_refused();

  v_receipt := app_private.insert_row(v_receipt, jsonb_build_object('invoiceId', v_invoice.id, 'file', v_mailed.file_id));
  perform app_private.record_event('mailed_receipts', v_mailed.id, v_mailed.account_id, 'ATTACHED', null);
  return v_receipt;
end;
$$;
comment on function app_public.attach_mailed_receipt(jsonb) is
'@impersonated allowed
@actors OWNER ADMIN
Attaches a receipt that came by mail to a draft. Refuses INVOICE_SUBMITTED or INVOICE_PUBLISHED; INVALID for one that was not taken; TAKEN for '
  'one that is attached already; TOO_BIG beyond 20 receipts or 25 000 000 bytes of them.';
grant execute on function app_public.attach_mailed_receipt(jsonb) to app_user;
