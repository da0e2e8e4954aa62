create or replace function app_public.invoice_lines_travel_tax_free_minor(line app_public.invoice_lines) returns bigint
language sql stable
as $$
  select sum(d.tax_free_minor)::bigint from unnest(app_public.invoice_lines_travel_days(line)) d
$$;
comment on function app_public.invoice_lines_travel_tax_free_minor(app_public.invoice_lines) is
'@unlisted
@unit MINOR
The part of the diet of its trip that is not taxed, in øre; null for a line without days of a trip, or where no rate covers one.';
grant execute on function app_public.invoice_lines_travel_tax_free_minor(app_public.invoice_lines) to app_user, app_operator;
