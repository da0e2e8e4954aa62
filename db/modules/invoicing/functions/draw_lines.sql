-- The law requires each line to name the kind of service, so a line without a description gets one here.
create or replace function app_private.draw_lines(invoice_id uuid, in_language app_public.language) returns jsonb
language sql stable
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'position', l.position,
    'lineType', l.line_type,
    'kind', app_hidden.line_type_name(l.line_type, in_language),
    'description', coalesce(l.description, case in_language when 'EN' then o.name_en end, o.name, app_hidden.line_type_name(l.line_type, in_language)),
    'quantity', coalesce(l.quantity, 0),
    'unit', app_public.invoice_lines_unit(l),
    'unitPrice', case r.tax
      when 'TAXABLE_PART' then coalesce(l.diet_taxable_unit_price_minor, 0) + coalesce(l.diet_non_taxable_unit_price_minor, 0)
      else coalesce(l.unit_price_minor, 0)
    end,
    'amount', l.amount_minor,
    'vatRate', coalesce(l.vat_rate, 0),
    'vat', l.vat_minor,
    'period', case
      when (l.work_report).start_date is not null then
        jsonb_build_object('from', (l.work_report).start_date, 'to', coalesce((l.work_report).end_date, (l.work_report).start_date))
      when (l.travel_report).start_date is not null then
        jsonb_build_object('from', (l.travel_report).start_date, 'to', coalesce((l.travel_report).end_date, (l.travel_report).start_date))
    end,
    'travel', app_private.draw_travel(l),
    'addressFrom', l.address_from,
    'addressTo', l.address_to
  ) order by l.position), '[]')
  from app_public.invoice_lines l
  cross join lateral app_hidden.line_rule(l.line_type) r
  left join app_public.occupation_codes o on o.id = l.occupation_code_id
  where l.invoice_id = $1
$$;
comment on function app_private.draw_lines(uuid, app_public.language) is
  'The lines of an invoice as a document shows them. A line without words is named by its occupation, else by its type.';
