create or replace function app_public.invoice_lines_dependent_lines(line app_public.invoice_lines)
returns setof app_public.invoice_lines
language sql stable
as $$
  select l.* from app_public.invoice_lines l
  where l.invoice_id = line.invoice_id and l.dependent_on_position = line.position
  order by l.position
$$;
comment on function app_public.invoice_lines_dependent_lines(app_public.invoice_lines) is
  'WORK: the diet and mileage lines that belong to it.';
grant execute on function app_public.invoice_lines_dependent_lines(app_public.invoice_lines) to app_user, app_operator;
