-- The percentage on the profile is entered by the freelancer. It is used for estimates until a card is confirmed, and
-- never for withholding.
create or replace function app_private.estimated_tax_percent(profile app_public.freelance_profiles, on_day date) returns numeric
language sql stable
as $$
  select case
    when card.kind in ('PERCENT', 'TABLE') then card.percent
    when card.kind = 'FREE' then 0
    when card.kind = 'NONE' then app_hidden.rate('withholding_without_card', on_day)
    else profile.salary_tax_percent
  end
  from app_private.tax_card_on(profile.id, on_day) card
$$;
comment on function app_private.estimated_tax_percent(app_public.freelance_profiles, date) is
  'Per cent of the salary an invoice estimates as tax: by the card in force on a day, without one by the profile.';
