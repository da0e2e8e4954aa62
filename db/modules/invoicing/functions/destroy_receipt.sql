create or replace function app_public.destroy_receipt(input jsonb) returns app_public.receipts
language plpgsql volatile
as $$
begin
  perform app_private.refuse_unless_draft(app_private.require_own_invoice(
    (select r.invoice_id from app_public.receipts r where r.id = (input ->> 'id')::uuid)
  ));
  perform app_private.stop_if_refused();
  return app_private.delete_row(null::app_public.receipts, (input ->> 'id')::uuid);
end;
$$;
comment on function app_public.destroy_receipt(jsonb) is
'@impersonated allowed
@destroys
Removes a receipt from a draft. Refuses INVOICE_SUBMITTED or INVOICE_PUBLISHED.';
grant execute on function app_public.destroy_receipt(jsonb) to app_user;
