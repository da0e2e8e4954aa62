-- The row of the invoice is locked, so that two clicks at once find one another.
create or replace function app_public.send_invoice_via_email(input jsonb) returns app_public.invoices
language plpgsql volatile
as $$
declare
  v_invoice app_public.invoices;
  v_is_reminder boolean := coalesce((input ->> 'reminder')::boolean, false);
begin
  perform app_private.refuse_when_impersonating();
  v_invoice := app_private.require_own_invoice((input ->> 'id')::uuid);
  if v_invoice.status not in ('PUBLISHED', 'RESOLVED') then
    perform app_private.refuse('INVOICE_NOT_PUBLISHED');
  elsif v_is_reminder and (
    not app_public.invoices_is_overdue(v_invoice) or app_private.tagged_predicate_holds('stopsReminder', v_invoice.id)
  ) then
    perform app_private.refuse('INVALID_ACTION', 'reminder');
  end if;
  return app_private.send_document(v_invoice, 'EMAIL', v_is_reminder);
end;
$$;
comment on function app_public.send_invoice_via_email(jsonb) is
'@actors OWNER ADMIN
@impersonated refused
Sends a published invoice to the client by e-mail again, as a reminder if requested. Refuses INVALID_ACTION while '
  'impersonating, and at `reminder` when it is not overdue or a payment of it waits to be booked, '
  'INVOICE_NOT_PUBLISHED, CLIENT_EMAIL_MISSING, and DELIVERY_FREQUENCY_EXCEEDED within 5 minutes of the last one.';
grant execute on function app_public.send_invoice_via_email(jsonb) to app_user;
