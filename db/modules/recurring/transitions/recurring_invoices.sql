-- A recurring invoice goes on until a person pauses or ends it, its last day has come, or one of its invoices is refused.
select app_private.begin_transitions('recurring_invoices');

insert into app_public.transitions (entity, action, from_status, to_status, outcome, actors, position) values
  ('recurring_invoices', 'create', null, 'ACTIVE', 'OTHERS', '{OWNER,ADMIN}', 0),
  ('recurring_invoices', 'pause', 'ACTIVE', 'PAUSED', 'MEMBERS', '{OWNER,ADMIN,WORKER}', 1),
  ('recurring_invoices', 'resume', 'PAUSED', 'ACTIVE', 'OTHERS', '{OWNER,ADMIN}', 2),
  ('recurring_invoices', 'end', 'ACTIVE', 'ENDED', 'GOOD_END', '{OWNER,ADMIN,WORKER}', 3),
  ('recurring_invoices', 'end', 'PAUSED', 'ENDED', 'GOOD_END', '{OWNER,ADMIN,WORKER}', 4);
