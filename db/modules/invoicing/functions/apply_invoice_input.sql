-- Absent keys leave the value, null clears it. A draft that gets a profile but no account is paid to the profile's
-- default account; references to rows of another profile or client are cleared.
create or replace function app_private.apply_invoice_input(invoice app_public.invoices, input jsonb) returns app_public.invoices
language plpgsql stable
as $$
declare
  v_next app_public.invoices := invoice;
begin
  if input ? 'freelanceProfileId' then v_next.freelance_profile_id := input ->> 'freelanceProfileId'; end if;
  if input ? 'bankAccountId' then
    v_next.bank_account_id := input ->> 'bankAccountId';
  elsif invoice.bank_account_id is null or v_next.freelance_profile_id is distinct from invoice.freelance_profile_id then
    v_next.bank_account_id := (
      select b.id from app_public.bank_accounts b
      where b.freelance_profile_id = v_next.freelance_profile_id and b.is_default
    );
  end if;
  if input ? 'clientId' then
    v_next.client_id := input ->> 'clientId';
  elsif v_next.freelance_profile_id is distinct from invoice.freelance_profile_id then
    v_next.client_id := null;
  end if;
  if input ? 'senderReferencePerson' then
    v_next.sender_reference_person_id :=
      app_private.named_reference_person(input -> 'senderReferencePerson', v_next.freelance_profile_id);
  elsif v_next.freelance_profile_id is distinct from invoice.freelance_profile_id then
    v_next.sender_reference_person_id := null;
  end if;
  if input ? 'clientReferencePerson' then
    v_next.client_reference_person_id :=
      app_private.named_reference_person(input -> 'clientReferencePerson', v_next.client_id);
  elsif v_next.client_id is distinct from invoice.client_id then
    v_next.client_reference_person_id := null;
  end if;
  if input ? 'buyerReference' then v_next.buyer_reference := app_hidden.text_at(input, 'buyerReference'); end if;
  if input ? 'orderReference' then v_next.order_reference := app_hidden.text_at(input, 'orderReference'); end if;
  if input ? 'invoicedOn' then v_next.invoiced_on := input ->> 'invoicedOn'; end if;
  if input ? 'dueOn' then v_next.due_on := input ->> 'dueOn'; end if;
  return v_next;
end;
$$;
comment on function app_private.apply_invoice_input(app_public.invoices, jsonb) is
  'The draft as it would be with the input of createInvoice or updateInvoice. Changes nothing.';
grant execute on function app_private.apply_invoice_input(app_public.invoices, jsonb) to app_user;
