-- Mails the owner when the plan is fully used, before a member is refused.
select app_private.begin_reactions('accounts', 'plan_subscriptions');
insert into app_public.followers (module, entity, event_type, task, message, recipient) values
  ('accounts', 'plan_subscriptions', 'TEAM_USERS_REACHED', 'accounts/send_mail', 'team_users_reached', 'OWNER');
