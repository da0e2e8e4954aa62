-- A draft that gets a profile but no account is paid to the profile's default account; references to rows of another
-- profile or client are cleared.
create or replace function app_private.invoice_attributes(invoice app_public.invoices, input jsonb) returns jsonb
language plpgsql stable
as $$
declare
  v_next app_public.invoices := jsonb_populate_record(invoice, app_hidden.column_values(
    'app_public.invoices', input - '{senderReferencePerson,clientReferencePerson}'::text[]
  ));
  v_is_of_other_profile constant boolean := v_next.freelance_profile_id is distinct from invoice.freelance_profile_id;
begin
  if not input ? 'clientId' and v_is_of_other_profile then
    v_next.client_id := null;
  end if;
  return input || jsonb_build_object('clientId', v_next.client_id) || case
    when input ? 'bankAccountId' or (invoice.bank_account_id is not null and not v_is_of_other_profile) then '{}'
    else jsonb_build_object('bankAccountId', (
      select b.id from app_public.bank_accounts b
      where b.freelance_profile_id = v_next.freelance_profile_id and b.is_default
    ))
  end || case
    when input ? 'senderReferencePerson' or v_is_of_other_profile then jsonb_build_object(
      'senderReferencePersonId', app_private.named_reference_person(input -> 'senderReferencePerson', v_next.freelance_profile_id)
    ) else '{}'
  end || case
    when input ? 'clientReferencePerson' or v_next.client_id is distinct from invoice.client_id then jsonb_build_object(
      'clientReferencePersonId', app_private.named_reference_person(input -> 'clientReferencePerson', v_next.client_id)
    ) else '{}'
  end;
end;
$$;
comment on function app_private.invoice_attributes(app_public.invoices, jsonb) is
  'The input of createInvoice or updateInvoice with all that follows from it for a draft.';
grant execute on function app_private.invoice_attributes(app_public.invoices, jsonb) to app_user;
