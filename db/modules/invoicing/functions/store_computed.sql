-- The rates are stored with the amounts, so that a document can be explained years later. The draft has no credit notes
-- yet, so its remainder is the whole.
create or replace function app_private.store_computed(
  invoice_id uuid, profile app_public.freelance_profiles, input jsonb, result jsonb
) returns void
language sql volatile
as $$
  update app_public.invoice_lines l
  set
    amount_minor = coalesce((result -> 'lineAmount' ->> l.position)::bigint, 0),
    vat_minor = coalesce((result -> 'lineVat' ->> l.position)::bigint, 0),
    tax_free_unit_price_minor =
      case when profile.freelance_type = 'INDIVIDUAL' then (input #>> array['lines', l.position::text, 'taxFreeUnitPrice'])::bigint end
  where l.invoice_id = $1;

  update app_public.invoices i
  set
    amount_minor = sums.amount, vat_minor = sums.vat,
    platform_fee_percent = case when profile.id is not null then (input ->> 'platformFeePercent')::numeric end,
    employer_tax_percent =
      case when profile.freelance_type = 'INDIVIDUAL' then (input ->> 'employerTaxPercent')::numeric end,
    salary_tax_percent =
      case when profile.freelance_type = 'INDIVIDUAL' then (input ->> 'salaryTaxPercent')::numeric end,
    platform_fee_amount_minor = parts.platform_fee, employer_tax_amount_minor = parts.employer_tax,
    salary_tax_amount_minor = parts.salary_tax, gross_salary_minor = parts.gross_salary,
    payout_amount_minor = parts.payout,
    remaining_amount_minor = sums.amount, remaining_vat_minor = sums.vat,
    remaining_platform_fee_amount_minor = parts.platform_fee,
    remaining_employer_tax_amount_minor = parts.employer_tax,
    remaining_salary_tax_amount_minor = parts.salary_tax, remaining_gross_salary_minor = parts.gross_salary,
    remaining_payout_amount_minor = parts.payout,
    calculation_error = (result ->> 'error')::app_public.error_code
  from
    (select
      coalesce((result ->> 'amount')::bigint, 0) as amount, coalesce((result ->> 'vat')::bigint, 0) as vat
    ) as sums,
    (select case when profile.id is null or result ? 'error' then '{}' else result end as computed) as given,
    lateral (select
      coalesce((computed ->> 'platformFeeAmount')::bigint, 0) as platform_fee,
      coalesce((computed ->> 'employerTaxAmount')::bigint, 0) as employer_tax,
      coalesce((computed ->> 'salaryTaxAmount')::bigint, 0) as salary_tax,
      coalesce((computed ->> 'grossSalary')::bigint, 0) as gross_salary,
      coalesce((computed ->> 'payoutAmount')::bigint, 0) as payout
    ) as parts
  where i.id = $1
$$;
comment on function app_private.store_computed(uuid, app_public.freelance_profiles, jsonb, jsonb) is
  'Writes what compute_invoice() gave to the invoice and its lines. Parts are 0 without a profile or when it could not be computed.';
