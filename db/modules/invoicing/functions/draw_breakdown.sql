create or replace function app_private.draw_breakdown(invoice app_public.invoices) returns jsonb
language sql immutable
as $$
  select jsonb_build_object(
    'vat', invoice.vat_minor, 'platformFee', invoice.platform_fee_amount_minor,
    'employerTax', invoice.employer_tax_amount_minor, 'salaryTax', invoice.salary_tax_amount_minor,
    'payout', invoice.payout_amount_minor, 'platformFeePercent', coalesce(invoice.platform_fee_percent, 0),
    'employerTaxPercent', coalesce(invoice.employer_tax_percent, 0),
    'salaryTaxPercent', coalesce(invoice.salary_tax_percent, 0)
  )
$$;
comment on function app_private.draw_breakdown(app_public.invoices) is 'The split of an invoice, for its freelancer.';
