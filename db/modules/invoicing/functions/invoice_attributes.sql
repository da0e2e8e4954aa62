-- A draft that gets a profile but no account is paid to the profile's default account; references to rows of another
-- profile or client are cleared.
create or replace function app_private.invoice_attributes(invoice app_public.invoices, input jsonb) returns jsonb
language plpgsql stable
as $$
declare
  v_profile_id constant uuid := case when input ? 'freelanceProfileId' then input ->> 'freelanceProfileId' else invoice.freelance_profile_id::text end;
  v_is_of_other_profile constant boolean := v_profile_id is distinct from invoice.freelance_profile_id;
  v_client_id constant uuid := case
    when input ? 'clientId' then input ->> 'clientId' when not v_is_of_other_profile then invoice.client_id::text
  end;
begin
  return input || jsonb_build_object('clientId', v_client_id) || case
    when input ? 'bankAccountId' or (invoice.bank_account_id is not null and not v_is_of_other_profile) then '{}'
    else jsonb_build_object('bankAccountId', (
      select b.id from app_public.bank_accounts b
      where b.freelance_profile_id = v_profile_id and b.is_default
    ))
  end || case
    when input ? 'senderReferencePerson' or v_is_of_other_profile then jsonb_build_object(
      'senderReferencePersonId', app_private.named_reference_person(input -> 'senderReferencePerson', v_profile_id)
    ) else '{}'
  end || case
    when input ? 'clientReferencePerson' or v_client_id is distinct from invoice.client_id then jsonb_build_object(
      'clientReferencePersonId', app_private.named_reference_person(input -> 'clientReferencePerson', v_client_id)
    ) else '{}'
  end;
end;
$$;
comment on function app_private.invoice_attributes(app_public.invoices, jsonb) is
  'The input of createInvoice or updateInvoice with all that follows from it for a draft.';
grant execute on function app_private.invoice_attributes(app_public.invoices, jsonb) to app_user;
