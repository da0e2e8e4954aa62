-- The API has checked and stored the file; the input has its id. RLS shows only files of the caller's account.
create or replace function app_public.create_receipt(input jsonb) returns app_public.receipts
language plpgsql volatile
as $$
declare
  v_invoice app_public.invoices := app_private.require_own_invoice((input ->> 'invoiceId')::uuid, 'invoiceId');
  v_file_id uuid := (input #>> '{attributes,file}')::uuid;
begin
  perform app_private.refuse_unless_draft(v_invoice);
  if v_file_id is null then
    perform app_private.refuse('BLANK', 'attributes.file');
  elsif not exists (select from app_public.files f where f.id = v_file_id and f.account_id = v_invoice.account_id) then
    perform app_private.refuse('INVALID', 'attributes.file');
  elsif app_private.are_receipts_full(v_invoice.id, v_file_id) then
    perform app_private.refuse('TOO_BIG', 'attributes.file');
  end if;
  perform app_private.stop_if_refused();

  return app_private.insert_row(null::app_public.receipts, jsonb_build_object('invoiceId', v_invoice.id, 'file', v_file_id));
end;
$$;
comment on function app_public.create_receipt(jsonb) is
  E'@impersonated allowed\nAttaches a receipt to a draft: PDF, PNG or JPEG, at most 10 000 000 bytes. Refuses '
  'INVOICE_SUBMITTED or INVOICE_PUBLISHED; TOO_BIG or INVALID for the file, TOO_BIG beyond 20 receipts or 25 000 000 '
  'bytes of them.';
grant execute on function app_public.create_receipt(jsonb) to app_user;
