-- Mails to the freelancer when a tax card is confirmed or rejected, or entered for them.
select app_private.begin_reactions('payout', 'tax_cards');

insert into app_public.followers (module, entity, event_type, task, message, recipient, while_status, condition) values
  ('payout', 'tax_cards', 'CREATED', 'accounts/send_mail', 'tax_card_confirmed', 'account.primaryUser', 'CONFIRMED', 'tax_card_was_entered'),
  ('payout', 'tax_cards', 'CONFIRMED', 'accounts/send_mail', 'tax_card_confirmed', 'account.primaryUser', 'CONFIRMED', null),
  ('payout', 'tax_cards', 'REJECTED', 'accounts/send_mail', 'tax_card_rejected', 'account.primaryUser', 'REJECTED', null);
