-- The arithmetic of an invoice, whole. It reads nothing but the rates in force, and those only where
-- the input names none, so that a stored invoice is computed again to the same øre. A sum beyond
-- what a JSON number carries exactly is refused rather than rounded on its way to the browser.
create or replace function app_hidden.compute_invoice(input jsonb) returns jsonb
language plpgsql stable
as $$
declare
  v_given jsonb := coalesce(input -> 'rates', '{}') || input;
  v_day date := coalesce((input ->> 'invoicedOn')::date, app_hidden.today());
  v_amounts numeric[];
  v_vat_rates numeric[];
  v_taxable numeric;
  v_amount numeric;
  v_line_vat numeric[];
  v_vat numeric;
  v_parts jsonb;
begin
  select
    coalesce(array_agg(l.amount order by l.place), '{}'), coalesce(array_agg(l.vat_rate order by l.place), '{}'),
    coalesce(sum(l.taxable), 0), coalesce(sum(l.amount), 0)
  into v_amounts, v_vat_rates, v_taxable, v_amount
  from app_hidden.compute_lines(
    app_hidden.with_tax_free_prices(coalesce(nullif(input -> 'lines', 'null'), '[]'), v_given, v_day)
  ) as l;
  v_line_vat := app_hidden.share_vat(v_amounts, v_vat_rates);
  select coalesce(sum(v), 0) into v_vat from unnest(v_line_vat) as v;
  if 0 > any (v_amounts) or 0 > any (v_vat_rates) or v_amount + v_vat > 9007199254740991 then
    return jsonb_build_object('error', 'INVOICE_CALCULATION_FAILED');
  end if;

  v_parts := app_hidden.compute_parts(
    input ->> 'profile', v_amount, v_vat, v_taxable,
    coalesce((v_given ->> 'platformFeePercent')::numeric, app_hidden.rate('platform_fee', v_day)),
    coalesce((v_given ->> 'employerTaxPercent')::numeric, app_hidden.rate('employer_tax', v_day)),
    coalesce((v_given ->> 'salaryTaxPercent')::numeric, app_hidden.rate('withholding_without_card', v_day))
  );
  if v_parts ? 'error' then
    return v_parts;
  end if;
  return v_parts || jsonb_build_object(
    'amount', v_amount, 'vat', v_vat, 'lineVat', to_jsonb(v_line_vat), 'lineAmount', to_jsonb(v_amounts)
  );
end;
$$;
comment on function app_hidden.compute_invoice(jsonb) is
  'Computes an invoice: {profile, salaryTaxPercent, lines, rates?, invoicedOn?} gives amount, vat, the parts, lineVat '
  'and lineAmount in minor units, or {"error": "INVOICE_CALCULATION_FAILED"}.';
grant execute on function app_hidden.compute_invoice(jsonb) to app_user, app_operator, app_worker;
