-- A draft may be incomplete. Its contents must be the caller's own and well formed.
create or replace function app_public.create_invoice(input jsonb) returns app_public.invoices
language plpgsql volatile
as $$
declare
  v_invoice app_public.invoices;
begin
  perform app_private.require_invoicing();
  perform app_private.require_transition('invoices', null, null, 'create');
  v_invoice := app_private.apply_invoice_input(null::app_public.invoices, input);
  perform app_private.check_invoice_input(v_invoice, input);
  perform app_private.stop_if_refused();

  insert into app_public.invoices (
    account_id, created_by, freelance_profile_id, bank_account_id, client_id, sender_reference_person_id,
    client_reference_person_id, buyer_reference, order_reference, invoiced_on, due_on
  ) values (
    app_hidden.current_account_id(), app_hidden.current_user_id(), v_invoice.freelance_profile_id,
    v_invoice.bank_account_id, v_invoice.client_id, v_invoice.sender_reference_person_id,
    v_invoice.client_reference_person_id, v_invoice.buyer_reference, v_invoice.order_reference,
    v_invoice.invoiced_on, v_invoice.due_on
  ) returning * into v_invoice;
  perform app_private.write_invoice_lines(v_invoice, input -> 'lines');
  perform app_private.recompute_invoice(v_invoice.id);
  perform app_private.refuse_many_drafts();

  select i.* into v_invoice from app_public.invoices i where i.id = v_invoice.id;
  return v_invoice;
end;
$$;
comment on function app_public.create_invoice(jsonb) is
'@impersonated partly
@performs invoices create
Makes a draft, which may be incomplete. Its amounts are computed here. Refuses UNAUTHORIZED; INVALID_ACTION for a '
  'bank account other than the default while impersonating; INVALID for rows of another account; '
  'FREELANCE_PROFILE_ARCHIVED; INVALID_INVOICED_ON; INCLUSION for an unknown VAT rate.';
grant execute on function app_public.create_invoice(jsonb) to app_user;
