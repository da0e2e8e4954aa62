-- Every kind of line. An existing kind is updated to the values here, because functions and
-- screens go by it; a new one needs a value of line_type and a row.
insert into app_public.line_rules (
  position, line_type, tax, unit, required_fields, needs_receipt, is_travel, belongs_to, starting_rate, tax_free_rate,
  name_nb, name_en
) values
  (0, 'WORK', 'WHOLE', null, '{occupationCodeId,workReport}', false, false, null, null, null, 'Arbeid', 'Work'),
  (1, 'EXTRA', 'WHOLE', null, '{description}', false, false, null, null, null, 'Tillegg', 'Extra'),
  (2, 'EXPENSE', 'NONE', null, '{description}', true, false, null, null, null, 'Utlegg', 'Expense'),
  (3, 'MILEAGE', 'ABOVE_RATE', 'KM', '{addressFrom,addressTo}', false, true, 'WORK', 'mileage_state', 'mileage_tax_free', 'Kjøring', 'Mileage'),
  (4, 'DIET', 'TAXABLE_PART', 'DAY', '{}', false, true, 'WORK', 'diet_state_over_12', 'diet_tax_free_over_12', 'Diett', 'Subsistence'),
  (5, 'BENEFIT', 'WHOLE', null, '{description}', false, false, null, null, null, 'Ytelse', 'Benefit')
on conflict (line_type) do update set
  position = excluded.position, tax = excluded.tax, unit = excluded.unit, required_fields = excluded.required_fields,
  needs_receipt = excluded.needs_receipt, is_travel = excluded.is_travel, belongs_to = excluded.belongs_to, starting_rate = excluded.starting_rate,
  tax_free_rate = excluded.tax_free_rate, name_nb = excluded.name_nb, name_en = excluded.name_en
where (
  line_rules.position, line_rules.tax, line_rules.unit, line_rules.required_fields, line_rules.needs_receipt, line_rules.is_travel,
  line_rules.belongs_to, line_rules.starting_rate, line_rules.tax_free_rate, line_rules.name_nb, line_rules.name_en
) is distinct from (
  excluded.position, excluded.tax, excluded.unit, excluded.required_fields, excluded.needs_receipt, excluded.is_travel,
  excluded.belongs_to, excluded.starting_rate, excluded.tax_free_rate, excluded.name_nb, excluded.name_en
);
