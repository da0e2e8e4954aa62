-- Absent fields stay as they are; lines, when sent, replace all lines of the draft.
create or replace function app_public.update_invoice(input jsonb) returns app_public.invoices
language plpgsql volatile
as $$
declare
  v_invoice app_public.invoices := app_private.require_own_invoice((input ->> 'id')::uuid);
  v_attributes jsonb := app_private.invoice_attributes(v_invoice, input);
begin
  perform app_private.refuse_unless_draft(v_invoice);
  perform app_private.refuse_when_changed(v_invoice.updated_at, input);
  perform app_private.check_invoice_input(v_invoice, v_attributes);
  perform app_private.stop_if_refused();

  v_invoice := app_private.update_row(v_invoice, v_attributes);
  if input ? 'lines' then
    perform app_private.write_invoice_lines(v_invoice, input -> 'lines');
  end if;
  perform app_private.recompute_invoice(v_invoice.id);
  perform app_private.refuse_many_drafts();

  select i.* into v_invoice from app_public.invoices i where i.id = v_invoice.id;
  return v_invoice;
end;
$$;
comment on function app_public.update_invoice(jsonb) is
  E'@impersonated partly\nChanges a draft; lines, when sent, replace all of its lines. Refuses as createInvoice does, '
  'INVALID_ACTION for another profile or bank account while impersonating, and INVOICE_SUBMITTED or INVOICE_PUBLISHED '
  'for what is no draft.';
grant execute on function app_public.update_invoice(jsonb) to app_user;
