-- Mails to the freelancer when the money is in the account, and when the bank rejected or returned it.
select app_private.begin_reactions('settlement', 'payouts');

insert into app_public.followers (module, entity, event_type, task, message, recipient, while_status, condition) values
  ('settlement', 'payouts', 'PAID', 'accounts/send_mail', 'paid_out', 'OWNER', 'PAID', 'payout_is_of_profile'),
  ('settlement', 'payouts', 'REJECTED', 'accounts/send_mail', 'payout_rejected', 'OWNER', 'REJECTED', 'payout_is_of_profile'),
  ('settlement', 'payouts', 'RETURNED', 'accounts/send_mail', 'payout_returned', 'OWNER', 'RETURNED', 'payout_is_of_profile');
