-- All faults of all lines are reported at once, so that they can be corrected together.
create or replace function app_private.check_submission_lines(invoice app_public.invoices) returns void
language plpgsql volatile
as $$
declare
  -- A due date that has passed keeps the date from being filled in, and is refused beside these.
  v_vat_rates numeric[] := app_hidden.vat_rates(coalesce(invoice.invoiced_on, app_hidden.today()));
  v_seller jsonb := app_hidden.invoice_seller(invoice.freelance_profile_id);
  v_line app_public.invoice_lines;
  v_fault record;
begin
  if not exists (select from app_public.invoice_lines l where l.invoice_id = invoice.id) then
    perform app_private.refuse('BLANK', 'lines');
    return;
  end if;
  for v_line in select l.* from app_public.invoice_lines l where l.invoice_id = invoice.id order by l.position loop
    for v_fault in select f.* from app_hidden.line_faults(v_line) f union all select f.* from app_hidden.travel_faults(v_line) f loop
      perform app_private.refuse(v_fault.code, format('lines.%s.%s', v_line.position, v_fault.field));
    end loop;
    perform app_private.refuse('INVALID', format('lines.%s.%s', v_line.position, f.name))
    from (values
      ('description', v_line.description), ('addressFrom', v_line.address_from), ('addressTo', v_line.address_to),
      ('travelReport.purpose', (v_line.travel_report).purpose), ('travelReport.lodgingName', (v_line.travel_report).lodging_name)
    ) f (name, value)
    where app_hidden.letters_not_printed(f.value) is not null;
    -- A seller outside VAT may not charge it, and a rate may have ended since the line was written.
    if not v_line.vat_rate = any (v_vat_rates) or (v_line.vat_rate > 0 and not (v_seller ->> 'vatRegistered')::boolean) then
      perform app_private.refuse('INCLUSION', format('lines.%s.vatRate', v_line.position));
    end if;
  end loop;
  if exists (
    select from app_public.invoice_lines l join app_public.line_rules r on r.line_type = l.line_type and r.needs_receipt
    where l.invoice_id = invoice.id
  )
    and not exists (select from app_public.receipts r where r.invoice_id = invoice.id) then
    perform app_private.refuse('BLANK', 'receipts');
  end if;
  if invoice.calculation_error is not null then
    perform app_private.refuse(invoice.calculation_error, 'lines');
  elsif invoice.amount_minor <= 0 and not app_private.has_refusals() then
    perform app_private.refuse('TOO_SMALL_OR_EQUAL', 'lines');
  end if;
end;
$$;
comment on function app_private.check_submission_lines(app_public.invoices) is
  'Refuses an invoice without lines, with incomplete lines or letters that cannot be printed, without receipts for '
  'its expenses, of nothing, or that cannot be computed.';
grant execute on function app_private.check_submission_lines(app_public.invoices) to app_user;
