-- Mails the freelancer about a rejected credit note.
select app_private.begin_reactions('invoicing', 'credit_notes');

insert into app_public.followers (module, entity, event_type, task, message, recipient, condition) values
  ('invoicing', 'credit_notes', 'REJECTED', 'accounts/send_mail', 'credit_note_rejected', 'createdBy', null);
