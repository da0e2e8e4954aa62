create or replace function app_private.tax_card_on(profile_id uuid, on_day date) returns app_public.tax_cards
language sql stable
as $$
  select c.*
  from app_public.tax_cards c
  where c.freelance_profile_id = profile_id and c.income_year = extract(year from on_day)::int and c.in_force_on <= on_day
  order by c.in_force_on desc, c.confirmed_at desc, c.id desc
  limit 1
$$;
comment on function app_private.tax_card_on(uuid, date) is
  'The tax card in force on a day: the newest that was confirmed for that day''s income year. Null without one.';
