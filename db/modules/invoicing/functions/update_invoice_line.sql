-- Absent fields stay, null clears. Fields of the line's former kind are cleared.
create or replace function app_public.update_invoice_line(input jsonb) returns app_public.invoice_lines
language plpgsql volatile
as $$
declare
  v_line app_public.invoice_lines := app_private.require_own_line((input ->> 'id')::uuid);
  v_next jsonb := app_hidden.invoice_line_input(v_line) || (input -> 'attributes');
  v_invoice app_public.invoices;
begin
  select i.* into v_invoice from app_public.invoices i where i.id = v_line.invoice_id;
  perform app_private.refuse_unless_draft(v_invoice);
  perform app_private.refuse_when_changed(v_line.updated_at, input);
  perform app_private.check_invoice_line(
    v_next, jsonb_set(app_hidden.invoice_lines_input(v_invoice.id), array[v_line.position::text], v_next),
    app_hidden.vat_rates(coalesce(v_invoice.invoiced_on, app_hidden.today())), 'attributes'
  );
  perform app_private.stop_if_refused();

  perform app_private.update_row(v_line, app_hidden.line_columns(v_next));
  update app_public.invoice_lines l set dependent_on_position = null
  from app_public.line_rules r
  where l.invoice_id = v_invoice.id and l.dependent_on_position = v_line.position
    and r.line_type = l.line_type and r.belongs_to is distinct from (v_next ->> 'lineType')::app_public.line_type;
  perform app_private.recompute_invoice(v_invoice.id);
  select l.* into v_line from app_public.invoice_lines l where l.id = v_line.id;
  return v_line;
end;
$$;
comment on function app_public.update_invoice_line(jsonb) is
  E'@impersonated allowed\nChanges a line of a draft, which is computed anew. Refuses as createInvoiceLine does.';
grant execute on function app_public.update_invoice_line(jsonb) to app_user;
