-- Identification after making a profile starts its verification.
select app_private.begin_reactions('payout', 'identities');

insert into app_public.followers (module, entity, event_type, task) values
  ('payout', 'identities', 'IDENTIFIED', 'payout/identify_profiles_of');
