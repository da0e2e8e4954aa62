create or replace function app_public.tax_cards_is_in_force(card app_public.tax_cards) returns boolean
language sql stable
as $$
  select card.in_force_on is not null and not exists (
    select from app_public.tax_cards c
    where c.freelance_profile_id = card.freelance_profile_id and c.income_year = card.income_year
      and (c.in_force_on, c.confirmed_at, c.id) > (card.in_force_on, card.confirmed_at, card.id)
      and c.in_force_on <= app_hidden.today()
  ) and card.in_force_on <= app_hidden.today() and card.income_year = extract(year from app_hidden.today())
$$;
comment on function app_public.tax_cards_is_in_force(app_public.tax_cards) is
'@notNull
@listed
Whether tax is withheld by it today.';
grant execute on function app_public.tax_cards_is_in_force(app_public.tax_cards) to app_user, app_operator;
