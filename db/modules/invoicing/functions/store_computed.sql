-- The percentages are kept with the amounts, so that a document can be explained years later.
create or replace function app_private.store_computed(
  invoice_id uuid, profile app_public.freelance_profiles, input jsonb, result jsonb
) returns void
language sql volatile
as $$
  update app_public.invoice_lines l
  set
    amount_minor = coalesce((result -> 'lineAmount' ->> l.position)::bigint, 0),
    vat_minor = coalesce((result -> 'lineVat' ->> l.position)::bigint, 0)
  where l.invoice_id = $1;

  update app_public.invoices i
  set
    amount_minor = coalesce((result ->> 'amount')::bigint, 0),
    vat_minor = coalesce((result ->> 'vat')::bigint, 0),
    platform_fee_percent = case when profile.id is not null then (input ->> 'platformFeePercent')::numeric end,
    employer_tax_percent =
      case when profile.freelance_type = 'INDIVIDUAL' then (input ->> 'employerTaxPercent')::numeric end,
    salary_tax_percent =
      case when profile.freelance_type = 'INDIVIDUAL' then (input ->> 'salaryTaxPercent')::numeric end,
    platform_fee_amount_minor = parts.share * coalesce((result ->> 'platformFeeAmount')::bigint, 0),
    employer_tax_amount_minor = parts.share * coalesce((result ->> 'employerTaxAmount')::bigint, 0),
    salary_tax_amount_minor = parts.share * coalesce((result ->> 'salaryTaxAmount')::bigint, 0),
    gross_salary_minor = parts.share * coalesce((result ->> 'grossSalary')::bigint, 0),
    payout_amount_minor = parts.share * coalesce((result ->> 'payoutAmount')::bigint, 0),
    calculation_error = (result ->> 'error')::app_public.error_code
  from (select case when profile.id is null or result ? 'error' then 0 else 1 end as share) as parts
  where i.id = $1
$$;
comment on function app_private.store_computed(uuid, app_public.freelance_profiles, jsonb, jsonb) is
  'Writes what compute_invoice() gave to the invoice and its lines. Parts are 0 without a profile or when it could not be computed.';
