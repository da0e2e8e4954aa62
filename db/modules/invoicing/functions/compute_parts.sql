-- The split of an amount. An individual is employed: the taxable part, less the fee, consists of the employer's
-- contribution, the salary and its tax; the non-taxable part is paid out in full.
create or replace function app_hidden.compute_parts(
  profile text, amount numeric, vat numeric, taxable numeric,
  platform_fee_percent numeric, employer_tax_percent numeric, salary_tax_percent numeric
) returns jsonb
language plpgsql immutable
as $$
declare
  v_fee numeric := app_hidden.round_ratio(amount * platform_fee_percent, 100);
  v_base numeric := taxable - v_fee;
  v_gross numeric := 0;
  v_tax numeric := 0;
begin
  if profile = 'ORGANIZATION' then
    return jsonb_build_object(
      'platformFeeAmount', v_fee, 'grossSalary', 0, 'employerTaxAmount', 0, 'salaryTaxAmount', 0,
      'payoutAmount', amount + vat - v_fee
    );
  end if;
  if v_base < 0 then
    return jsonb_build_object('error', 'INVOICE_CALCULATION_FAILED');
  end if;
  v_gross := app_hidden.round_ratio(v_base * 100, 100 + employer_tax_percent);
  v_tax := app_hidden.round_ratio(v_gross * salary_tax_percent, 100);
  return jsonb_build_object(
    'platformFeeAmount', v_fee, 'grossSalary', v_gross, 'employerTaxAmount', v_base - v_gross,
    'salaryTaxAmount', v_tax, 'payoutAmount', v_gross - v_tax + (amount - taxable)
  );
end;
$$;
comment on function app_hidden.compute_parts(text, numeric, numeric, numeric, numeric, numeric, numeric) is
  'The split of an amount into fee, employer''s contribution, tax and payout, in minor units. {"error"} when the fee '
  'exceeds the taxable part.';
grant execute on function app_hidden.compute_parts(text, numeric, numeric, numeric, numeric, numeric, numeric) to app_user, app_operator, app_worker;
