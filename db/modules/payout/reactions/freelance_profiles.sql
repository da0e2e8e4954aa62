-- Who was known before they made a profile need not wait for an operator.
select app_private.begin_reactions('payout', 'freelance_profiles');

insert into app_public.followers (module, entity, event_type, task) values
  ('payout', 'freelance_profiles', 'CREATED', 'payout/identify_profile');
