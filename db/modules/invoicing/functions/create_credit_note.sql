create or replace function app_public.create_credit_note(input jsonb) returns app_public.credit_notes
language plpgsql volatile
as $$
declare
  v_invoice app_public.invoices;
begin
  perform app_private.refuse_when_impersonating();
  v_invoice := app_private.require_own_invoice((input ->> 'invoiceId')::uuid, 'invoiceId');
  perform app_private.refuse_when_changed(v_invoice.updated_at, input);
  return app_private.credit_invoice(v_invoice.id, input -> 'lines', app_hidden.text_at(input, 'reason'));
end;
$$;
comment on function app_public.create_credit_note(jsonb) is
'@impersonated refused
@performs credit_notes create
Takes back quantities of lines of a published invoice; it is reviewed as an invoice is. Refuses INVALID_ACTION while impersonating and at updatedAt, '
  'INVALID invoiceId, INVOICE_NOT_PUBLISHED, BLANK lines, LINE_MISMATCH for more than remains, TOO_SMALL_OR_EQUAL, also at '
  'lines where it would take nothing back, TOO_BIG reason.';
grant execute on function app_public.create_credit_note(jsonb) to app_user;
