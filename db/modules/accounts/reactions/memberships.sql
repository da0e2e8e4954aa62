-- Mails to members of a team: that they are invited or added, a welcome, and that they are its owner now.
select app_private.begin_reactions('accounts', 'memberships');

insert into app_public.followers (module, entity, event_type, task, message, recipient, condition) values
  ('accounts', 'memberships', 'INVITED', 'accounts/send_mail', 'team_invitation', 'user', 'is_open_invitation'),
  ('accounts', 'memberships', 'ADDED', 'accounts/send_mail', 'team_addition', 'user', null),
  ('accounts', 'memberships', 'WELCOMED', 'accounts/send_mail', 'team_welcome', 'user', null),
  ('accounts', 'memberships', 'MADE_OWNER', 'accounts/send_mail', 'team_ownership', 'user', null);
