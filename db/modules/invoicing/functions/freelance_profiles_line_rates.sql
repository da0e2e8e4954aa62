-- The rates in force on the day of an invoice, so that a screen holds none. The state pays for a day trip of more than
-- twelve hours what the tax rules leave untaxed and something above it; both begin a diet line.
create or replace function app_public.freelance_profiles_line_rates(
  profile app_public.freelance_profiles, invoiced_on date default null
)
returns app_public.line_rates
language sql stable
as $$
  with rates as (
    select
      app_hidden.rate((app_hidden.line_rule('DIET')).starting_rate, day)::bigint as diet,
      app_hidden.rate((app_hidden.line_rule('DIET')).tax_free_rate, day)::bigint as diet_tax_free,
      app_hidden.rate((app_hidden.line_rule('MILEAGE')).starting_rate, day)::bigint as mileage,
      array(
        select v from unnest(app_hidden.vat_rates(day)) v
        where v = 0 or (app_hidden.invoice_seller(profile.id) ->> 'vatRegistered')::boolean
        order by v desc
      ) as vat
    from coalesce(invoiced_on, app_hidden.today()) day
  )
  select row(vat, mileage, greatest(diet - diet_tax_free, 0), least(diet_tax_free, diet))::app_public.line_rates from rates
$$;
comment on function app_public.freelance_profiles_line_rates(app_public.freelance_profiles, date) is
  'What a new line of an invoice from this profile begins with, by the rates of its day; of today when no day is given.';
grant execute on function app_public.freelance_profiles_line_rates(app_public.freelance_profiles, date) to app_user;
comment on type app_public.line_rates is 'What a new line begins with, by the rates in force.';
comment on column app_public.line_rates.vat_rates is E'@notNull\nThe VAT percentages the seller may charge, the highest first; only 0 for one outside VAT.';
comment on column app_public.line_rates.mileage_unit_price_minor is 'The state''s rate for a kilometre in one''s own car, in øre.';
comment on column app_public.line_rates.diet_taxable_unit_price_minor is 'The taxed part of the state''s rate for a day trip of more than twelve hours, in øre.';
comment on column app_public.line_rates.diet_non_taxable_unit_price_minor is 'The untaxed part of it, in øre.';
