-- An empty draft is not stored, so its editor reads here which fields its lines lack. A new line has its seller's VAT rate.
create or replace function app_public.line_rules_missing_fields(
  rule app_public.line_rules, report_type app_public.unit_type default 'TASK'
)
returns text[]
language sql stable
as $$
  select coalesce(array_agg(f.field), '{}')
  from jsonb_populate_record(null::app_public.invoice_lines, jsonb_build_object(
      'line_type', rule.line_type, 'vat_rate', 0,
      'work_report', case when 'workReport' = any (rule.required_fields) then jsonb_build_object('report_type', report_type) end,
      'travel_report', case when rule.is_travel then to_jsonb(app_hidden.travel_report('{}')) end
    )) line
    cross join lateral (
      select l.field from app_hidden.line_faults(line) l union all select t.field from app_hidden.travel_faults(line) t where t.code = 'BLANK'
    ) f
$$;
comment on function app_public.line_rules_missing_fields(app_public.line_rules, app_public.unit_type) is
  E'@notNull\nThe fields of InvoiceLineInput that a new line of this kind lacks for submission; of work, as a report by the task or by the clock.';
grant execute on function app_public.line_rules_missing_fields(app_public.line_rules, app_public.unit_type) to app_user;
