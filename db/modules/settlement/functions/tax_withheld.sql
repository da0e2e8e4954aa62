-- Rounded to the øre for each salary, as an invoice does, then down to whole kroner once, which is what is reported and paid. An
-- exemption card taxes what the salaries exceed its limit by together.
create or replace function app_private.tax_withheld(profile_id uuid, salaries bigint[], on_day date) returns bigint
language sql stable
as $$
  select case
    when p.freelance_type = 'ORGANIZATION' then 0
    when t.taxed = s.gross then floor((
      select coalesce(sum(round(one * t.percent / 100)), 0) from unnest(salaries) one
    ) / 100)::bigint * 100
    else floor(round(t.taxed * t.percent / 100) / 100)::bigint * 100
  end
  from app_public.freelance_profiles p
    cross join (select coalesce(sum(one), 0)::bigint as gross from unnest(salaries) one) s
    cross join app_private.withholding_basis(profile_id, s.gross, on_day) t
  where p.id = profile_id
$$;
comment on function app_private.tax_withheld(uuid, bigint[], date) is
  'The tax withheld from gross salaries paid out together on a day, in øre but whole kroner: by the tax card in force that day, 50 % '
  'without one; with an exemption card, of what is beyond its limit. 0 for an organisation.';
