-- Pictures and PDFs received by mail, from any sender who knows the address. Operators do not read the mail of an account.
select app_private.begin_rules('app_public.mailed_receipts');

create policy "owners and admins read their account's mailed receipts" on app_public.mailed_receipts for select to app_user
  using (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()));
grant select on app_public.mailed_receipts to app_user;
revoke select on app_public.mailed_receipts from app_operator;

comment on table app_public.mailed_receipts is
'@personal removed
@prefix mre
@hide
@order received_at desc
@statusSubscription mailedReceiptChanged
@section invoicing
@label filename
@icon mail
A picture or PDF that came by mail and waits for an invoice.';
comment on column app_public.mailed_receipts.file_id is E'@file\nThe picture or PDF; null where it was not taken.';
comment on constraint mailed_receipts_file_id_account_id_fkey on app_public.mailed_receipts is
'@fieldName file
@backwardBehavior -*
The picture or PDF; null where it was not taken.';
comment on column app_public.mailed_receipts.fault is 'Why it was not taken; null where it was.';
comment on column app_public.mailed_receipts.filename is 'The name of the attachment, at most 255 characters.';
comment on column app_public.mailed_receipts.sender is 'The sender as the mail states it, which anybody can forge.';
comment on column app_public.mailed_receipts.subject is 'The subject of the mail, at most 300 characters.';
comment on column app_public.mailed_receipts.content_hash is E'@behavior -*\nHash of the attachment as it was sent.';
comment on column app_public.mailed_receipts.message_hash is E'@behavior -*\nHash of the message that brought it.';
comment on column app_public.mailed_receipts.received_at is 'When the mail came, UTC.';
comment on column app_public.mailed_receipts.discarded_at is E'@behavior -*\nWhen it was discarded, UTC.';
comment on type app_public.mailed_receipt_fault is
  'Why an attachment was not taken: another kind than PDF or picture, larger than allowed, more pixels than can be rendered, cut short, '
  'locked by a password, with files attached to it, active, or known as harmful.';
