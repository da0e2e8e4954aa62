-- Payment files have no other check, so a status that moves money and is not booked needs an operator.
create or replace view app_public.unexplained_statuses with (security_invoker = true) as
  select
    s.id, s.id as payment_status_id, s.bank_file_id, p.id as payout_id,
    s.end_to_end_id, s.original_message_id, s.bank_status, s.reason_code, s.message, s.queued_at,
    app_hidden.bank_reason(s.reason_code) as bank_reason
  from app_public.bank_payment_statuses s left join app_public.payouts p on p.end_to_end_id = s.end_to_end_id
  where s.queued_at is not null;

revoke all on app_public.unexplained_statuses from public, app_authenticator, app_visitor, app_user, app_operator, app_worker;
grant select on app_public.unexplained_statuses to app_operator;

comment on view app_public.unexplained_statuses is
'@prefix ues
@primaryKey id
@foreignKey (payment_status_id) references app_public.bank_payment_statuses (id)|@fieldName paymentStatus|@backwardBehavior -*
@foreignKey (bank_file_id) references app_public.bank_files (id)|@fieldName bankFile|@backwardBehavior -*
@foreignKey (payout_id) references app_public.payouts (id)|@fieldName payout|@backwardBehavior -*
@defaultSort queued_at
@section settlement
@icon message-check
@label end_to_end_id
A status of the bank for a payment file that matches no payout or contradicts the books, and is not explained yet.';
comment on column app_public.unexplained_statuses.id is E'@notNull\nThe answer.';
comment on column app_public.unexplained_statuses.payment_status_id is
'@notNull
@unlisted
The answer, where it is explained.';
comment on column app_public.unexplained_statuses.bank_file_id is
'@notNull
@listed
The file of the bank.';
comment on column app_public.unexplained_statuses.payout_id is E'@listed\nThe payout it names; null if there is none of that id.';
comment on column app_public.unexplained_statuses.end_to_end_id is 'The payment as the bank names it; null for all of a file or group.';
comment on column app_public.unexplained_statuses.original_message_id is
'@notNull
@unlisted
The payment file it answers.';
comment on column app_public.unexplained_statuses.bank_status is
'@notNull
@listed
As the bank writes it, such as ACSC or RJCT.';
comment on column app_public.unexplained_statuses.reason_code is E'@unlisted\nThe bank''s code of the reason.';
comment on column app_public.unexplained_statuses.bank_reason is E'@listed\nThe code in words; null for one that has none.';
comment on column app_public.unexplained_statuses.message is E'@longText\nThe reason in words.';
comment on column app_public.unexplained_statuses.queued_at is
'@notNull
@sort
@listed
Since when it waits, UTC.';
