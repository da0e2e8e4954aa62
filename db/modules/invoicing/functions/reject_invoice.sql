-- The reason goes to the freelancer verbatim, so it is required. Refusals of the step and of the reason are reported
-- together.
create or replace function app_public.reject_invoice(input jsonb) returns app_public.invoices
language plpgsql volatile
as $$
declare
  v_reason constant text := app_private.require_reason(input);
begin
  return app_private.move_invoice((input ->> 'id')::uuid, 'reject', v_reason);
end;
$$;
comment on function app_public.reject_invoice(jsonb) is
  E'@performs invoices reject\nRejects a submitted invoice with a reason the freelancer reads. Operators with REVIEW. '
  'Refuses INVOICE_NOT_SUBMITTED, BLANK without a reason.';
grant execute on function app_public.reject_invoice(jsonb) to app_operator;
