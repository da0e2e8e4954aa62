-- Mails the owner when the plan allows no more applications, before an applicant is refused.
select app_private.begin_reactions('recruitment', 'plan_subscriptions');

insert into app_public.followers (module, entity, event_type, task, message, recipient) values
  ('recruitment', 'plan_subscriptions', 'CANDIDATES_REACHED', 'accounts/send_mail', 'candidates_reached', 'OWNER');
