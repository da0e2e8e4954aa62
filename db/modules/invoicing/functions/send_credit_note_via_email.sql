-- The row is locked by its invoice, so that two clicks at once find one another.
create or replace function app_public.send_credit_note_via_email(input jsonb) returns app_public.credit_notes
language plpgsql volatile
as $$
declare
  v_note app_public.credit_notes;
begin
  perform app_private.refuse_when_impersonating();
  select n.* into v_note from app_public.credit_notes n where n.id = (input ->> 'id')::uuid;
  perform app_private.require_own_invoice(v_note.invoice_id);
  if v_note.status not in ('PUBLISHED', 'RESOLVED') then
    perform app_private.refuse('INVOICE_NOT_CREDITED');
  end if;
  return app_private.send_document(v_note, 'EMAIL');
end;
$$;
comment on function app_public.send_credit_note_via_email(jsonb) is
'@actors OWNER ADMIN
@impersonated refused
Sends a published credit note to the client by e-mail again. Refuses INVALID_ACTION while impersonating, '
  'INVOICE_NOT_CREDITED before publication, CLIENT_EMAIL_MISSING, and DELIVERY_FREQUENCY_EXCEEDED within 5 minutes of '
  'the last one.';
grant execute on function app_public.send_credit_note_via_email(jsonb) to app_user;
