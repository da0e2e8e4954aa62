create or replace function app_private.payroll_gaps_in(recipients jsonb) returns table (profile_id uuid, gap app_public.payroll_fact)
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select null::uuid, 'SUB_UNIT'::app_public.payroll_fact
  from app_public.invoicing_settings s where s.sub_unit_number is null or s.sub_unit_number = s.organization_number
  union all
  select r.profile_id, g.gap
  from (
    select (e.value ->> 'freelanceProfileId')::uuid as profile_id, e.value from jsonb_array_elements(recipients) e
  ) r
    cross join lateral (values
      ('OCCUPATION'::app_public.payroll_fact, r.value ->> 'occupation' is null),
      ('LODGING', (r.value ->> 'hasDietWithoutLodging')::boolean),
      ('NATIONAL_NUMBER', not exists (
        select from app_private.personal_numbers n where n.freelance_profile_id = r.profile_id and n.number_encrypted is not null
      ))
    ) g (gap, is_missing)
  where g.is_missing
$$;
comment on function app_private.payroll_gaps_in(jsonb) is
  'The facts that are missing for reporting these recipients, with the person concerned; null for the operating '
  'company.';
