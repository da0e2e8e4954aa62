-- The price list (document A, section 9): kroner a year with VAT, here in øre. Existing plans are updated to these
-- values; accounts with a plan keep the figures of the day they agreed.
insert into app_public.price_plans (plan_key, tags, position, name, price_minor, candidates, team_users) values
  ('marching_band_small', '{MARCHING_BAND}', 0, 'Small', 129500, 5, 1),
  ('marching_band_medium', '{MARCHING_BAND}', 1, 'Medium', 149500, 10, 2),
  ('marching_band_large', '{MARCHING_BAND}', 2, 'Large', 199500, 25, 2),
  ('voluntary_starter', '{SPORTS,RELIGIOUS,VOLUNTEER}', 0, 'Starter', 124500, 10, 1),
  ('voluntary_pluss', '{SPORTS,RELIGIOUS,VOLUNTEER}', 1, 'Pluss', 622500, 50, 3),
  ('voluntary_pro', '{SPORTS,RELIGIOUS,VOLUNTEER}', 2, 'Pro', 1245000, 100, 6),
  ('organization_starter', '{GENERIC,HEALTH_SERVICE_YOUTH,KINDERGARTEN,KINDERGARTEN_AND_SCHOOL}', 0, 'Starter', 249000, 10, 1),
  ('organization_pluss', '{GENERIC,HEALTH_SERVICE_YOUTH,KINDERGARTEN,KINDERGARTEN_AND_SCHOOL}', 1, 'Pluss', 1245000, 50, 3),
  ('organization_pro', '{GENERIC,HEALTH_SERVICE_YOUTH,KINDERGARTEN,KINDERGARTEN_AND_SCHOOL}', 2, 'Pro', 2490000, 100, 6),
  ('premium', '{SPORTS,RELIGIOUS,VOLUNTEER,GENERIC,HEALTH_SERVICE_YOUTH,KINDERGARTEN,KINDERGARTEN_AND_SCHOOL}', 3, 'Premium', null, null, null),
  ('language_service', '{LANGUAGE_SERVICE}', 0, 'Standard', null, null, null)
on conflict (plan_key) do update set
  tags = excluded.tags, position = excluded.position, name = excluded.name, price_minor = excluded.price_minor,
  candidates = excluded.candidates, team_users = excluded.team_users
where (price_plans.tags, price_plans.position, price_plans.name, price_plans.price_minor, price_plans.candidates, price_plans.team_users)
  is distinct from (excluded.tags, excluded.position, excluded.name, excluded.price_minor, excluded.candidates, excluded.team_users);
