-- Deduplicates mails, however often a job runs. The recipient is stored as a hash, since it is only ever compared.
select app_private.begin_rules('app_private.sent_messages');

select app_private.end_audit('app_private.sent_messages');

comment on table app_private.sent_messages is
  E'@personal passing\nMails and SMS under way or sent, a row for each message and recipient. Removed after 90 '
  'days. Not audited because deliveries, links and codes have rows of their own that are.';
comment on column app_private.sent_messages.id is 'Key.';
comment on column app_private.sent_messages.purpose is 'The kind of message, such as notice-published.';
comment on column app_private.sent_messages.about_id is 'The row it is about.';
comment on column app_private.sent_messages.recipient_sha256 is 'Of the address or number in lower case.';
comment on column app_private.sent_messages.claimed_at is 'When a run last set out to send it.';
comment on column app_private.sent_messages.sent_at is 'When it was taken; from then on it is never sent again.';
