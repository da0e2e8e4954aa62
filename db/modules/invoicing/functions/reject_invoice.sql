-- The reason goes to the freelancer verbatim, so it is required.
create or replace function app_public.reject_invoice(input jsonb) returns app_public.invoices
language plpgsql volatile
as $$
declare
  v_id uuid := (input ->> 'id')::uuid;
  v_reason text;
begin
  perform app_private.require_row_transition('invoices', v_id, 'reject');
  v_reason := app_private.require_reason(input);
  perform app_private.stop_if_refused();

  return app_private.move_invoice(v_id, 'reject', v_reason);
end;
$$;
comment on function app_public.reject_invoice(jsonb) is
  E'@performs invoices reject\nRejects a submitted invoice with a reason the freelancer reads. Operators with REVIEW. '
  'Refuses INVOICE_NOT_SUBMITTED, BLANK without a reason.';
grant execute on function app_public.reject_invoice(jsonb) to app_operator;
