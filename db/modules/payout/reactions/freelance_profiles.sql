-- Profiles of already identified users need not wait for an operator. The owner is mailed the result of the
-- verification, unless it has changed by then.
select app_private.begin_reactions('payout', 'freelance_profiles');

insert into app_public.followers (module, entity, event_type, task) values
  ('payout', 'freelance_profiles', 'CREATED', 'payout/identify_profile');
insert into app_public.followers (module, entity, event_type, task, message, recipient, while_status, condition) values
  ('payout', 'freelance_profiles', 'VERIFIED', 'accounts/send_mail', 'profile_verified', 'account.primaryUser', 'VERIFIED', null),
  ('payout', 'freelance_profiles', 'REFUSED', 'accounts/send_mail', 'profile_refused', 'account.primaryUser', 'REFUSED', null),
  ('payout', 'freelance_profiles', 'UNVERIFIED', 'accounts/send_mail', 'profile_withdrawn', 'account.primaryUser', 'UNVERIFIED', 'profile_was_withdrawn');
