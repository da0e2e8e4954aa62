-- An organisation pays its own tax. Salary below 0, taken back from earlier payouts, is no reason to pay tax out.
create or replace function app_private.tax_withheld(profile_id uuid, gross_minor bigint, on_day date) returns bigint
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select case
    when p.freelance_type = 'INDIVIDUAL' and gross_minor > 0
      then floor(app_hidden.round_ratio(gross_minor * p.salary_tax_percent, 100) / 100)::bigint * 100
    else 0
  end
  from app_public.freelance_profiles p where p.id = profile_id
$$;
comment on function app_private.tax_withheld(uuid, bigint, date) is
  'The tax withheld from a gross salary paid out on a day, in øre, down to whole kroner; 0 for an organisation.';
