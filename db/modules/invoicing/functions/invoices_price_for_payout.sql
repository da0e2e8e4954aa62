-- A payout never falls when a price rises: each share is rounded by itself, and a rounded share of a larger sum is never smaller
-- by more than the sum grows. So the price is found by halving, through the same arithmetic that computes the invoice.
create or replace function app_public.invoices_price_for_payout(invoice app_public.invoices, line_position int, payout bigint)
returns app_public.payout_price
language plpgsql stable
as $$
declare
  v_computation jsonb;
  v_index int;
  v_line app_public.invoice_lines;
  v_below bigint := 0;
  v_price bigint := 1000000000;
  v_middle bigint;
begin
  select l.* into v_line from app_public.invoice_lines l where l.invoice_id = invoice.id and l.position = line_position;
  if payout is null or invoice.freelance_profile_id is null or v_line.id is null or (app_hidden.line_rule(v_line.line_type)).tax <> 'WHOLE' then
    return row (null, null, 'INVALID')::app_public.payout_price;
  elsif coalesce(v_line.quantity, 0) = 0 then
    return row (null, null, 'BLANK')::app_public.payout_price;
  end if;
  select count(*) into v_index from app_public.invoice_lines l where l.invoice_id = invoice.id and l.position < line_position;
  v_computation := jsonb_build_object(
    'profile', (select p.freelance_type from app_public.freelance_profiles p where p.id = invoice.freelance_profile_id),
    'salaryTaxPercent', invoice.salary_tax_percent, 'platformFeePercent', invoice.platform_fee_percent,
    'employerTaxPercent', invoice.employer_tax_percent, 'invoicedOn', invoice.invoiced_on,
    'lines', app_hidden.invoice_lines_input(invoice.id)
  );
  if app_hidden.payout_at(v_computation, v_index, v_below) >= payout then
    return row (null, null, 'TOO_SMALL')::app_public.payout_price;
  elsif coalesce(app_hidden.payout_at(v_computation, v_index, v_price), 0) < payout then
    return row (null, null, 'TOO_BIG')::app_public.payout_price;
  end if;
  while v_price - v_below > 1 loop
    v_middle := (v_price + v_below) / 2;
    if coalesce(app_hidden.payout_at(v_computation, v_index, v_middle), 0) >= payout then
      v_price := v_middle;
    else
      v_below := v_middle;
    end if;
  end loop;
  return row (v_price, app_hidden.payout_at(v_computation, v_index, v_price), null)::app_public.payout_price;
end;
$$;
comment on function app_public.invoices_price_for_payout(app_public.invoices, int, bigint) is
  'The smallest price of a line, by its position counted from 0, with which the draft pays out at least so many øre. No price but '
  'a refusal: BLANK without a quantity, TOO_SMALL when the other lines pay as much already, TOO_BIG when no allowed price does, INVALID for '
  'a line that is not salary.';
grant execute on function app_public.invoices_price_for_payout(app_public.invoices, int, bigint) to app_user;

comment on type app_public.payout_price is 'The price that a wanted payout takes.';
comment on column app_public.payout_price.unit_price_minor is 'The price, in øre; null when there is none.';
comment on column app_public.payout_price.payout_minor is
  'The resulting payout in øre: as requested, or the least above.';
comment on column app_public.payout_price.refusal is E'@holds errorCode\nWhy there is none.';
