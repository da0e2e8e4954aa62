-- Announces the slip to the freelancer. It contains their national number, so it is never in the mail itself.
select app_private.begin_reactions('settlement', 'salary_slips');

insert into app_public.followers (module, entity, event_type, task, message, recipient) values
  ('settlement', 'salary_slips', 'RENDERED', 'accounts/send_mail', 'salary_slip_ready', 'account.primaryUser');
