create function app_hidden.offends(id uuid) returns boolean language sql as 'select true';
insert into app_public.transitions (entity, action, from_status, to_status, outcome, actors, condition)
values ('jobs', 'publish', 'PUBLISHED', 'CLOSED', 'GOOD_END', '{OWNER,MEMBER}', 'offends');
