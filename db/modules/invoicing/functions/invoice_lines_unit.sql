-- A line paid by the hour is counted in hours, also as a task: then the quantity equals the hours of its report. Any
-- other quantity of a task is a fixed price, or a number of pieces. So is a trip whose days differ.
create or replace function app_public.invoice_lines_unit(line app_public.invoice_lines) returns app_public.line_unit
language sql stable
as $$
  select case
    when not line.travel_report is null and r.tax = 'TAXABLE_PART'
      and line.quantity is distinct from (select count(*) from app_hidden.travel_periods(line.travel_report)) then 'PIECE'
    when r.unit is not null then r.unit
    when (line.work_report).report_type = 'TIME' or (line.work_report).hours = line.quantity then 'HOUR'
    else 'PIECE'
  end
  from app_hidden.line_rule(line.line_type) r
$$;
comment on function app_public.invoice_lines_unit(app_public.invoice_lines) is
'@notNull
@unlisted
The unit of its quantity.';
grant execute on function app_public.invoice_lines_unit(app_public.invoice_lines) to app_user, app_operator, app_worker;
comment on type app_public.line_unit is 'The unit of a line''s quantity.';
