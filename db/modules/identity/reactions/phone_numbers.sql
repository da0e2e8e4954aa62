-- A stolen session may confirm the first number of a user. The owner of the address is mailed about each new one, with
-- its last digits only, and can still react.
select app_private.begin_reactions('identity', 'phone_numbers');

insert into app_public.followers (module, entity, event_type, task, message, recipient) values
  ('identity', 'phone_numbers', 'PROVEN', 'accounts/send_mail', 'phone_proven', 'user');
