insert into app_public.transitions (entity, action, from_status, to_status, outcome, actors)
values ('offences', 'offend', 'DRAFT', 'OFFENDED', 'GOOD_END', '{OWNER}'), ('offences', 'offend', 'SENT', 'OFFENDED', 'BAD_END', '{OWNER}');
