create or replace function app_public.approve_invoice(input jsonb) returns app_public.invoices
language plpgsql volatile
as $$
declare
  v_invoice app_public.invoices := app_private.require_invoice_for_operator((input ->> 'id')::uuid);
begin
  return app_private.move_invoice(v_invoice.id, 'approve');
end;
$$;
comment on function app_public.approve_invoice(jsonb) is
  'Approves a submitted invoice; it is published right after. Operators with REVIEW. Refuses INVOICE_NOT_SUBMITTED.';
grant execute on function app_public.approve_invoice(jsonb) to app_operator;
