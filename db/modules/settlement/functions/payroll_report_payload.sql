-- National numbers leave encrypted: only the worker has the key that opens them. Definer because the worker holds no table.
create or replace function app_private.payroll_report_payload(report_id uuid) returns jsonb
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select jsonb_build_object(
    'messageId', r.id, 'replacesMessageId', r.replaces_id, 'month', to_char(r.month_on, 'YYYY-MM'), 'fileId', r.file_id,
    'deliveredAt', to_char(r.created_at at time zone 'Europe/Oslo', 'YYYY-MM-DD"T"HH24:MI:SS'),
    'organizationNumber', s.organization_number, 'subUnitNumber', s.sub_unit_number,
    'employerTax', r.employer_tax_minor, 'employerTaxPercent', r.payload -> 'employerTaxPercent', 'grossSalary', r.gross_salary_minor,
    'recipients', (
      select jsonb_agg(e.value || jsonb_build_object('accountId', n.account_id, 'number', encode(n.number_encrypted, 'base64')) order by e.ordinality)
      from jsonb_array_elements(r.payload -> 'recipients') with ordinality e
        left join app_private.personal_numbers n on n.freelance_profile_id = (e.value ->> 'freelanceProfileId')::uuid
    ),
    'withheld', (
      select jsonb_agg(jsonb_build_object('day', d.payout_on, 'amount', d.tax) order by d.payout_on)
      from (
        select t.payout_on, sum(t.salary_tax_amount_minor)::bigint as tax
        from app_public.salary_slips t
        where t.issued_at is not null and date_trunc('month', t.payout_on)::date = r.month_on
        group by t.payout_on
      ) d
    )
  )
  from app_public.payroll_reports r cross join app_public.invoicing_settings s
  where r.id = report_id and r.gap_count = 0
$$;
comment on function app_private.payroll_report_payload(uuid) is
  'Everything the file of an a-melding needs, with encrypted national numbers; null for a report with gaps.';
grant execute on function app_private.payroll_report_payload(uuid) to app_worker;
