-- A stolen session may prove the first number of a user. Whoever owns the address hears of each new one, of its
-- last digits only, and can still act.
select app_private.begin_reactions('identity', 'phone_numbers');

insert into app_public.followers (module, entity, event_type, task, message, recipient) values
  ('identity', 'phone_numbers', 'PROVEN', 'accounts/send_mail', 'phone_proven', 'user');
