insert into app_public.transitions (entity, action, from_status, to_status, outcome, actors)
values ('invoices', 'offend', 'DRAFT', 'SUBMITTED', 'OTHERS', '{OWNER}');
