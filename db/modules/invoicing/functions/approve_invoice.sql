create or replace function app_public.approve_invoice(input jsonb) returns app_public.invoices
language plpgsql volatile
as $$
declare
  v_invoice app_public.invoices := app_private.require_invoice_for_operator((input ->> 'id')::uuid);
begin
  perform app_private.require_transition('invoices', v_invoice.id, v_invoice.status::text, 'approve');
  perform app_private.stop_if_refused();
  return app_private.mark_approved(v_invoice.id);
end;
$$;
comment on function app_public.approve_invoice(jsonb) is
  'Approves a submitted invoice; it is published right after. Operators with REVIEW. Refuses INVOICE_NOT_SUBMITTED.';
grant execute on function app_public.approve_invoice(jsonb) to app_operator;
