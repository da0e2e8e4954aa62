-- A verified payout profile completes checks of the bank account.
select app_private.begin_reactions('recruitment', 'freelance_profiles');

insert into app_public.followers (module, entity, event_type, task) values
  ('recruitment', 'freelance_profiles', 'VERIFIED', 'recruitment/settle_checks_of_profile');
