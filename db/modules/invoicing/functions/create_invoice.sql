-- A draft may be incomplete. Its contents must be the caller's own and well formed.
create or replace function app_public.create_invoice(input jsonb) returns app_public.invoices
language plpgsql volatile
as $$
declare
  v_invoice app_public.invoices;
  v_attributes jsonb;
begin
  perform app_private.require_invoicing();
  perform app_private.require_transition('invoices', null, null, 'create');
  v_attributes := app_private.invoice_attributes(v_invoice, input);
  perform app_private.check_invoice_input(v_invoice, v_attributes);
  perform app_private.stop_if_refused();

  v_invoice := app_private.insert_row(v_invoice, v_attributes || jsonb_build_object('createdBy', app_hidden.current_user_id()));
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
