-- Rounded to the øre first, as an invoice does, then down to whole kroner, which is what is reported and paid.
create or replace function app_private.tax_withheld(profile_id uuid, gross_minor bigint, on_day date) returns bigint
language sql stable
as $$
  select case p.freelance_type
    when 'ORGANIZATION' then 0
    else floor(round(t.taxed * t.percent / 100) / 100)::bigint * 100
  end
  from app_public.freelance_profiles p, app_private.withholding_basis(profile_id, gross_minor, on_day) t
  where p.id = profile_id
$$;
comment on function app_private.tax_withheld(uuid, bigint, date) is
  'The tax withheld from a gross salary paid out on a day, in øre but whole kroner: by the tax card in force that day, 50 % without '
  'one; with an exemption card, of what is beyond its limit. 0 for an organisation.';
