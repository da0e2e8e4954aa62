create or replace function app_public.send_credit_note_via_ehf(input jsonb) returns app_public.credit_notes
language plpgsql volatile
as $$
begin
  perform app_private.refuse_when_impersonating();
  return app_private.send_document(null::app_public.credit_notes, input, 'EHF');
end;
$$;
comment on function app_public.send_credit_note_via_ehf(jsonb) is
'@actors OWNER ADMIN
@impersonated refused
Sends a published credit note to the client as EHF; by e-mail where the client is not registered to receive EHF. '
  'Refuses INVALID_ACTION while impersonating, INVOICE_NOT_CREDITED before publication, INVOICE_NOT_ORGANIZATION for '
  'people, INVALID at the field a receiver would refuse, and DELIVERY_FREQUENCY_EXCEEDED within 5 minutes of the last '
  'one or while it is on its way.';
grant execute on function app_public.send_credit_note_via_ehf(jsonb) to app_user;
