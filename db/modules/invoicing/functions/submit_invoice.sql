create or replace function app_public.submit_invoice(input jsonb) returns app_public.invoices
language plpgsql volatile
as $$
declare
  v_invoice app_public.invoices;
begin
  perform app_private.refuse_when_impersonating();
  v_invoice := app_private.require_own_invoice((input ->> 'id')::uuid);
  perform app_private.require_transition('invoices', v_invoice.id, v_invoice.status::text, 'submit');
  perform app_private.stop_if_refused();
  perform app_private.refuse_when_changed(v_invoice.updated_at, input);
  perform app_private.stop_if_refused();

  return app_private.submit_draft(v_invoice);
end;
$$;
comment on function app_public.submit_invoice(jsonb) is
'@impersonated refused
@performs invoices submit
Submits a complete draft for approval. Refuses INVALID_ACTION while impersonating and at updatedAt, '
  'INVALID_TRANSITION in other states, FREELANCE_PROFILE_ARCHIVED, CLIENT_INSOLVENT, CLIENT_EMAIL_MISSING for a client with a delivery method but '
  'no address, SENDER_EQUALS_RECEIVER, OCCUPATION_CODE_DISABLED, INVALID_INVOICED_ON, INVOICE_CALCULATION_FAILED, '
  'BANK_ID_VERIFICATION_REQUIRED, and BLANK at every missing field.';
grant execute on function app_public.submit_invoice(jsonb) to app_user;
