-- Rates as they were looked up in November 2026. A row that is there already is left alone, since
-- operators may have ended it.
insert into app_public.rates (rate_key, value, unit, valid, source)
select rate_key, value, unit::app_public.rate_unit, valid::daterange, source
from (values
  ('platform_fee', 5, 'PERCENT', '[2018-01-01,)', 'Frilansavtalen'),
  ('employer_tax', 14.1, 'PERCENT', '[2018-01-01,)', 'Skatteetaten, arbeidsgiveravgift sone I'),
  ('vat_standard', 25, 'PERCENT', '[2018-01-01,)', 'Skatteetaten, merverdiavgift'),
  ('vat_middle', 15, 'PERCENT', '[2018-01-01,)', 'Skatteetaten, merverdiavgift på næringsmidler'),
  ('vat_low', 12, 'PERCENT', '[2018-01-01,)', 'Skatteetaten, merverdiavgift på transport, kino og overnatting'),
  ('vat_zero', 0, 'PERCENT', '[2018-01-01,)', 'Skatteetaten, merverdiavgift'),
  ('withholding_without_card', 50, 'PERCENT', '[2018-01-01,)', 'Skatteetaten, forskuddstrekk uten skattekort'),
  ('mileage_state', 500, 'MINOR', '[2025-01-01,2026-01-01)', 'Statens særavtale om reiser 2025'),
  ('mileage_state', 530, 'MINOR', '[2026-01-01,)', 'Statens særavtale om reiser 2026'),
  ('mileage_tax_free', 350, 'MINOR', '[2018-01-01,)', 'Skatteetaten, forskuddssatser'),
  ('diet_state_6_12', 38400, 'MINOR', '[2025-01-01,2026-01-01)', 'Statens særavtale om reiser 2025'),
  ('diet_state_6_12', 39700, 'MINOR', '[2026-01-01,)', 'Statens særavtale om reiser 2026'),
  ('diet_state_over_12', 71300, 'MINOR', '[2025-01-01,2026-01-01)', 'Statens særavtale om reiser 2025'),
  ('diet_state_over_12', 73600, 'MINOR', '[2026-01-01,)', 'Statens særavtale om reiser 2026'),
  ('diet_state_overnight', 97700, 'MINOR', '[2025-01-01,2026-01-01)', 'Statens særavtale om reiser 2025'),
  ('diet_state_overnight', 101200, 'MINOR', '[2026-01-01,)', 'Statens særavtale om reiser 2026'),
  ('diet_tax_free_6_12', 20000, 'MINOR', '[2025-01-01,)', 'Skatteetaten, forskuddssatser (2026: bare én kilde)'),
  ('diet_tax_free_over_12', 40000, 'MINOR', '[2025-01-01,)', 'Skatteetaten, forskuddssatser (2026: bare én kilde)'),
  ('diet_tax_free_hotel', 67800, 'MINOR', '[2025-01-01,2026-01-01)', 'Skatteetaten, forskuddssatser'),
  ('diet_tax_free_hotel', 69300, 'MINOR', '[2026-01-01,)', 'Skatteetaten, forskuddssatser (bare én kilde)'),
  ('diet_tax_free_lodging', 40000, 'MINOR', '[2025-01-01,)', 'Skatteetaten, forskuddssatser (2026: bare én kilde)'),
  ('diet_tax_free_cooking', 10500, 'MINOR', '[2025-01-01,2026-01-01)', 'Skatteetaten, forskuddssatser'),
  ('diet_tax_free_cooking', 10700, 'MINOR', '[2026-01-01,)', 'Skatteetaten, forskuddssatser (bare én kilde)'),
  ('diet_meal_breakfast', 20, 'PERCENT', '[2018-06-22,)', 'Statens særavtale om reiser, måltidstrekk'),
  ('diet_meal_lunch', 30, 'PERCENT', '[2018-06-22,)', 'Statens særavtale om reiser, måltidstrekk'),
  ('diet_meal_dinner', 50, 'PERCENT', '[2018-06-22,)', 'Statens særavtale om reiser, måltidstrekk')
) as seed (rate_key, value, unit, valid, source)
where not exists (
  select from app_public.rates r where r.rate_key = seed.rate_key and r.valid && seed.valid::daterange
);
