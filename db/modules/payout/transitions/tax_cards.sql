-- The freelancer claims a card, finance answers it or enters one from the tax authority's answer.
select app_private.begin_transitions('tax_cards');

insert into app_public.transitions (entity, action, from_status, to_status, outcome, actors, position) values
  ('tax_cards', 'create', null, 'CLAIMED', 'OPERATORS', '{OWNER,ADMIN}', 0),
  ('tax_cards', 'register', null, 'CONFIRMED', 'GOOD_END', '{OPERATOR_FINANCE}', 1),
  ('tax_cards', 'confirm', 'CLAIMED', 'CONFIRMED', 'GOOD_END', '{OPERATOR_FINANCE}', 2),
  ('tax_cards', 'reject', 'CLAIMED', 'REJECTED', 'BAD_END', '{OPERATOR_FINANCE}', 3);

select app_private.mark_protective('tax_cards', '{reject}');
