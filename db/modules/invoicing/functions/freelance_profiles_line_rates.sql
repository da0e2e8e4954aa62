-- The rates in force on the day of an invoice, so that screens contain none. A price in two parts begins with its
-- tax-free part and the excess of the rate over it.
create or replace function app_public.freelance_profiles_line_rates(
  profile app_public.freelance_profiles, invoiced_on date default null
)
returns app_public.line_rates
language sql stable
as $$
  select row(
    array(
      select v from unnest(app_hidden.vat_rates(day)) v
      where v = 0 or (app_hidden.invoice_seller(profile.id) ->> 'vatRegistered')::boolean
      order by v desc
    ),
    array(
      select row(
        r.line_type,
        case when r.tax <> 'TAXABLE_PART' then rate.whole end,
        case when r.tax = 'TAXABLE_PART' then greatest(rate.whole - rate.tax_free, 0) end,
        case when r.tax = 'TAXABLE_PART' then least(rate.tax_free, rate.whole) end
      )::app_public.line_price
      from app_public.line_rules r
      cross join lateral (select
        app_hidden.rate(r.starting_rate, day)::bigint as whole,
        coalesce(app_hidden.rate(r.tax_free_rate, day), 0)::bigint as tax_free
      ) rate
      where r.starting_rate is not null
      order by r.position
    )
  )::app_public.line_rates
  from coalesce(invoiced_on, app_hidden.today()) day
$$;
comment on function app_public.freelance_profiles_line_rates(app_public.freelance_profiles, date) is
  'The initial values of a new line of an invoice from this profile, by the rates of its day; of today when no day is '
  'given.';
grant execute on function app_public.freelance_profiles_line_rates(app_public.freelance_profiles, date) to app_user;
comment on type app_public.line_rates is 'The initial values of a new line, by the rates in force.';
comment on column app_public.line_rates.vat_rates is E'@notNull\nThe VAT percentages the seller may charge, the highest first; only 0 for one outside VAT.';
comment on column app_public.line_rates.prices is E'@notNull\nThe prices of each kind of line that has a rate.';
comment on type app_public.line_price is 'The price a new line of a kind begins with, whole or in two parts as its kind is taxed.';
comment on column app_public.line_price.line_type is E'@notNull\nWhich kind.';
comment on column app_public.line_price.unit_price_minor is 'Its price, in øre; null for one in two parts.';
comment on column app_public.line_price.diet_taxable_unit_price_minor is 'The taxed part of its price, in øre.';
comment on column app_public.line_price.diet_non_taxable_unit_price_minor is 'The untaxed part of its price, in øre.';
