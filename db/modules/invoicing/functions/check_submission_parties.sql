-- Refuses all obstacles at once, each at the field that fixes it. The profile is locked, so that two submissions at
-- once do not both take its last number.
create or replace function app_private.check_submission_parties(invoice app_public.invoices) returns void
language plpgsql volatile
as $$
declare
  v_client app_public.clients;
  v_seller jsonb := app_hidden.invoice_seller(invoice.freelance_profile_id);
begin
  if invoice.freelance_profile_id is null then perform app_private.refuse('BLANK', 'freelanceProfileId'); end if;
  if invoice.bank_account_id is null then perform app_private.refuse('BLANK', 'bankAccountId'); end if;
  if invoice.client_id is null then perform app_private.refuse('BLANK', 'clientId'); end if;
  perform app_private.check_invoice_parties(invoice);
  perform from app_public.freelance_profiles p where p.id = invoice.freelance_profile_id for no key update;
  if app_hidden.is_series_spent(invoice.freelance_profile_id) then
    perform app_private.refuse('TOO_BIG', 'freelanceProfileId');
  end if;

  select c.* into v_client from app_public.clients c where c.id = invoice.client_id;
  if app_public.clients_is_insolvent(v_client) then
    perform app_private.refuse('CLIENT_INSOLVENT', 'clientId');
  end if;
  -- EHF to a registered receiver needs no address. The client of freelancers who send documents themselves prefers
  -- NONE.
  if app_private.prefers_and_takes_ehf(v_client, app_private.draft_ehf_document(invoice)) then
    perform app_private.refuse(case f when 'buyerReference' then 'BLANK' else 'INVALID' end::app_public.error_code, f)
    from unnest(app_public.invoices_ehf_faults(invoice)) f;
  elsif v_client.preferred_delivery_method <> 'NONE' and v_client.email is null then
    perform app_private.refuse('CLIENT_EMAIL_MISSING', 'clientId');
  end if;
  if v_client.org_number = v_seller ->> 'organizationNumber' then
    perform app_private.refuse('SENDER_EQUALS_RECEIVER', 'clientId');
  end if;
  perform app_private.refuse('INVALID', party.path)
  from (values
    ('clientId', concat_ws(' ', v_client.name, v_client.address::text)),
    ('freelanceProfileId', concat_ws(' ', v_seller ->> 'name', v_seller ->> 'address', (
      select p.display_name from app_public.freelance_profiles p where p.id = invoice.freelance_profile_id
    ))),
    ('buyerReference', invoice.buyer_reference), ('orderReference', invoice.order_reference)
  ) party (path, written)
  where app_hidden.letters_not_printed(party.written) is not null;
  if app_hidden.lacks_identity(invoice.freelance_profile_id) then
    perform app_private.refuse('BANK_ID_VERIFICATION_REQUIRED');
  end if;
end;
$$;
comment on function app_private.check_submission_parties(app_public.invoices) is
  'Refuses missing or unfit parties: an archived profile, TOO_BIG for one whose numbers are used up, an insolvent '
  'client, one without an address, faults that a receiver of EHF would refuse, equal seller and buyer, names that '
  'cannot be printed, a person without an identity.';
grant execute on function app_private.check_submission_parties(app_public.invoices) to app_user;
