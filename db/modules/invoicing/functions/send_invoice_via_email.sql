create or replace function app_public.send_invoice_via_email(input jsonb) returns app_public.invoices
language plpgsql volatile
as $$
begin
  perform app_private.refuse_when_impersonating();
  return app_private.send_document(null::app_public.invoices, input, 'EMAIL');
end;
$$;
comment on function app_public.send_invoice_via_email(jsonb) is
'@actors OWNER ADMIN
@impersonated refused
Sends a published invoice to the client by e-mail again, as a reminder if requested. Refuses INVALID_ACTION while '
  'impersonating, and at `reminder` when it is not overdue or a payment of it waits to be booked, '
  'INVOICE_NOT_PUBLISHED, CLIENT_EMAIL_MISSING, and DELIVERY_FREQUENCY_EXCEEDED within 5 minutes of the last one.';
grant execute on function app_public.send_invoice_via_email(jsonb) to app_user;
