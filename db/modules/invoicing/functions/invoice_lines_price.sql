-- A subsistence line has its price in two parts; the amount of the line is quantity times their sum.
create or replace function app_public.invoice_lines_price(line app_public.invoice_lines) returns bigint
language sql stable
as $$
  select coalesce(line.unit_price_minor, line.diet_taxable_unit_price_minor + line.diet_non_taxable_unit_price_minor)
$$;
comment on function app_public.invoice_lines_price(app_public.invoice_lines) is
'@listed
@unit MINOR
Price of one in øre, without VAT, whether or not a part of it is taxable.';
grant execute on function app_public.invoice_lines_price(app_public.invoice_lines) to app_operator;
