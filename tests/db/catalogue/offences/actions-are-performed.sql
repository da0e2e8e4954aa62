insert into app_public.transitions (entity, action, from_status, to_status, actors)
values ('invoices', 'offend', 'DRAFT', 'SUBMITTED', '{OWNER}');
