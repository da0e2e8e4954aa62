-- Each delivery of an invoice or a credit note, and the record that none was wanted. Written by definer functions only.
select app_private.begin_rules('app_public.deliveries');

create policy "members read their account's deliveries" on app_public.deliveries for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
grant select on app_public.deliveries to app_user;

comment on table app_public.deliveries is
'@personal kept
@prefix del
@order created_at
@defaultSort created_at desc
@section invoicing
@label invoice_id
@icon mail-forward
One sending of a document to its client, or that it is not sent.';
comment on constraint deliveries_invoice_id_fkey on app_public.deliveries is '@foreignFieldName deliveries';
comment on column app_public.deliveries.invoice_id is 'The invoice, if it is of one.';
comment on constraint deliveries_credit_note_id_fkey on app_public.deliveries is
'@foreignFieldName deliveries
@unlisted';
comment on column app_public.deliveries.credit_note_id is 'The credit note, if it is of one.';
comment on column app_public.deliveries.is_reminder is 'Whether it is a reminder of an overdue invoice.';
comment on column app_public.deliveries.channel is 'EMAIL or EHF; NONE when the client wants nothing sent.';
comment on column app_public.deliveries.status is E'@filter\nThe status. Changes only as the transitions allow.';
comment on column app_public.deliveries.recipient is
  'The e-mail address it is sent to, or the number in the network of EHF as `0192:310793329`; null when there is none.';
comment on column app_public.deliveries.message_id is E'@unlisted\nThe id the message carries.';
comment on column app_public.deliveries.handed_over_at is 'When the access point took it, UTC; EHF only.';
comment on column app_public.deliveries.answer is E'@unlisted\nThe last answer of the access point; EHF only.';
comment on column app_public.deliveries.answered_at is E'@unlisted\nWhen the access point reported the status, UTC.';
comment on constraint deliveries_ehf_document_id_fkey on app_public.deliveries is '@backwardBehavior -*';
comment on column app_public.deliveries.ehf_document_id is E'@file\nThe XML that was sent; EHF only.';
comment on type app_public.ehf_answer is
'@tone.DELIVERED pine
@tone.REJECTED rust
The receiver''s answer to an electronic invoice: delivered or rejected.';
comment on column app_public.deliveries.attempted_at is 'When the last attempt began, UTC.';
comment on column app_public.deliveries.sent_at is 'When the receiving side took it, UTC.';
comment on column app_public.deliveries.failed_at is 'When it was given up, UTC.';
comment on column app_public.deliveries.failure is
  E'@decides\nWhy it was given up: the client has no address, the receiving side refused it, it could not be sent '
  'however often it was tried, or it breaks a rule of EHF.';
comment on column app_public.deliveries.failure_reason is E'@decides\nThe reason given by the receiving side.';
comment on column app_public.deliveries.created_at is E'@sort\nWhen it was asked for, UTC.';
