create or replace function app_public.send_credit_note_via_email(input jsonb) returns app_public.credit_notes
language plpgsql volatile
as $$
begin
  perform app_private.refuse_when_impersonating();
  return app_private.send_document(null::app_public.credit_notes, input, 'EMAIL');
end;
$$;
comment on function app_public.send_credit_note_via_email(jsonb) is
'@actors OWNER ADMIN
@impersonated refused
Sends a published credit note to the client by e-mail again. Refuses INVALID_ACTION while impersonating, '
  'INVOICE_NOT_CREDITED before publication, CLIENT_EMAIL_MISSING, and DELIVERY_FREQUENCY_EXCEEDED within 5 minutes of '
  'the last one.';
grant execute on function app_public.send_credit_note_via_email(jsonb) to app_user;
