-- Rounded to the øre for each salary, as on an invoice, then down to whole kroner once, which is the amount reported
-- and paid. An exemption card taxes the amount by which all salaries together exceed its limit. Reversals may exceed
-- the salaries: then none is withheld, since earlier tax is with the tax authority.
create or replace function app_private.tax_withheld(profile_id uuid, salaries bigint[], on_day date, payout_id uuid default null) returns bigint
language sql stable
as $$
  select case
    when p.freelance_type = 'ORGANIZATION' then 0
    when t.taxed = s.gross then floor(greatest((
      select coalesce(sum(round(one * t.percent / 100)), 0) from unnest(salaries) one
    ), 0) / 100)::bigint * 100
    else floor(round(t.taxed * t.percent / 100) / 100)::bigint * 100
  end
  from app_public.freelance_profiles p
    cross join (select coalesce(sum(one), 0)::bigint as gross from unnest(salaries) one) s
    cross join app_private.withholding_basis(profile_id, s.gross, on_day, tax_withheld.payout_id) t
  where p.id = profile_id
$$;
comment on function app_private.tax_withheld(uuid, bigint[], date, uuid) is
  'The tax withheld from gross salaries paid out together on a day, in øre but whole kroner: by the tax card in force '
  'that day, 50 % without one; with an exemption card, on the part beyond its limit; for an approved payout, without '
  'counting itself. 0 for an organisation.';
