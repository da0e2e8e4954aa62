create or replace function app_public.destroy_receipt(input jsonb) returns app_public.receipts
language plpgsql volatile
as $$
declare
  v_receipt app_public.receipts;
begin
  perform app_private.require_invoicing();
  select r.* into v_receipt from app_public.receipts r where r.id = (input ->> 'id')::uuid;
  if not found then
    perform app_private.refuse('INVALID', 'id');
    perform app_private.stop_if_refused();
  end if;
  perform app_private.refuse_unless_draft(app_private.require_own_invoice(v_receipt.invoice_id));
  perform app_private.stop_if_refused();

  delete from app_public.receipts r where r.id = v_receipt.id;
  return v_receipt;
end;
$$;
comment on function app_public.destroy_receipt(jsonb) is
'@impersonated allowed
@destroys
Removes a receipt from a draft. Refuses INVOICE_SUBMITTED or INVOICE_PUBLISHED.';
grant execute on function app_public.destroy_receipt(jsonb) to app_user;
