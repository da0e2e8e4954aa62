-- A line is validated together with the existing ones: some kinds require other lines.
create or replace function app_public.create_invoice_line(input jsonb) returns app_public.invoice_lines
language plpgsql volatile
as $$
declare
  v_invoice app_public.invoices := app_private.require_own_invoice((input ->> 'invoiceId')::uuid, 'invoiceId');
  v_lines jsonb := app_hidden.invoice_lines_input(v_invoice.id);
  v_position int := jsonb_array_length(v_lines);
  v_line app_public.invoice_lines;
begin
  perform app_private.refuse_unless_draft(v_invoice);
  if v_position >= 200 then
    perform app_private.refuse('TOO_BIG', 'invoiceId');
  end if;
  v_lines := v_lines || jsonb_build_array(input -> 'attributes');
  perform app_private.check_invoice_line(
    input -> 'attributes', v_lines, app_hidden.vat_rates(coalesce(v_invoice.invoiced_on, app_hidden.today())), 'attributes'
  );
  perform app_private.stop_if_refused();

  v_line := app_private.insert_invoice_lines(v_invoice, jsonb_build_array(input -> 'attributes'), v_position);
  perform app_private.recompute_invoice(v_invoice.id);
  perform app_private.refuse_many_drafts();
  select l.* into v_line from app_public.invoice_lines l where l.id = v_line.id;
  return v_line;
end;
$$;
comment on function app_public.create_invoice_line(jsonb) is
  E'@impersonated allowed\nAdds a line at the end of a draft, whose amounts are computed again. Refuses INVOICE_SUBMITTED or '
  'INVOICE_PUBLISHED if it is no draft; TOO_BIG beyond 200 lines; BLANK, INVALID, INCLUSION, TOO_SMALL or TOO_BIG '
  'for fields of the line.';
grant execute on function app_public.create_invoice_line(jsonb) to app_user;
