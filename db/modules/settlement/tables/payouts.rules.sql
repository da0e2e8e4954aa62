-- Payouts of a run to profiles and clients, and held-back profiles with their reasons. A refund belongs to no tenant,
-- so only operators read it. Written by the functions that propose, approve and settle a run.
select app_private.begin_rules('app_public.payouts', array['masked:account_number']);

create policy "members read their account's payouts" on app_public.payouts for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
grant select on app_public.payouts to app_user;

create trigger _850_settle_slip after update of status on app_public.payouts
  for each row execute function app_private.tg_payouts__settle_slip();

comment on table app_public.payouts is
'@personal kept
@prefix pou
@list
@defaultSort created_at desc
@search freelanceProfile.search_text
@statusSubscription payoutStatusChanged
@section settlement
@icon cash-banknote
@label freelance_profile_id
A payout of a run to a profile, or a refund to a client, or the reason a profile is held back from it. Amounts in '
  'minor units (øre).';
comment on column app_public.payouts.payout_run_id is
'@filter
@listed
The run it belongs to.';
comment on constraint payouts_payout_run_id_fkey on app_public.payouts is
'@foreignFieldName payouts
@console
The run it belongs to.';
comment on column app_public.payouts.freelance_profile_id is
'@filter
@listed
The profile that is paid.';
comment on constraint payouts_freelance_profile_id_account_id_fkey on app_public.payouts is
'@fieldName freelanceProfile
@foreignFieldName payouts
The profile that is paid.';
comment on column app_public.payouts.client_refund_id is
'@listed
@decides
The refund of a client that it pays.';
comment on constraint payouts_client_refund_id_fkey on app_public.payouts is
'@fieldName clientRefund
@foreignFieldName payouts
@console
The refund of a client that it pays.';
comment on column app_public.payouts.bank_account_id is E'@unlisted\nThe bank account it goes to.';
comment on constraint payouts_bank_account_id_account_id_fkey on app_public.payouts is
'@fieldName bankAccount
@foreignFieldName payouts
The bank account it goes to.';
comment on column app_public.payouts.account_number is '@groups 4 2 5
@decides
The number of the bank account, as it was when the run was proposed.';
comment on column app_public.payouts.swift_code is E'@unlisted\nThe BIC of a bank abroad, as it was then.';
comment on column app_public.payouts.status is E'@filter\nThe status. Changes only as the transitions allow.';
comment on column app_public.payouts.held_reason is
'@filter
@listed
@decides
Why it is held back.';
comment on column app_public.payouts.reason is E'@longText\nThe bank''s or the operator''s explanation why it was held back, rejected, returned or confirmed.';
comment on column app_public.payouts.bank_status is E'@unlisted\nThe last word of the bank before it was paid or rejected, as ISO 20022 has it.';
comment on column app_public.payouts.currency is E'@unlisted\nAlways NOK.';
comment on column app_public.payouts.payable_minor is
  E'@decides\nThe amount owed to the profile, after the tax that its invoices estimate, in øre.';
comment on column app_public.payouts.gross_salary_minor is 'The gross salary in it, in øre; 0 for an organisation and a client.';
comment on column app_public.payouts.estimated_tax_minor is E'@unlisted\nThe tax that its invoices estimate, in øre.';
comment on column app_public.payouts.salary_tax_percent is E'@unit PERCENT\nPer cent withheld, by the tax card; null for an organisation.';
comment on column app_public.payouts.salary_tax_minor is
'@decides
The tax withheld, in øre, whole kroner.';
comment on column app_public.payouts.attachment_minor is
  'The amount withheld by an attachment of earnings, in øre, whole kroner.';
comment on column app_public.payouts.amount_minor is
'@sum
@sort
@decides
The amount paid to the bank account, in øre.';
comment on column app_public.payouts.end_to_end_id is E'@unlisted\nThe name of the payment at the bank, unique for all time.';
comment on column app_public.payouts.journal_id is E'@unlisted\nThe journal it was posted as when the run was approved.';
comment on constraint payouts_journal_id_fkey on app_public.payouts is
'@console
@backwardBehavior -*
The journal it was posted as.';
comment on column app_public.payouts.paid_on is
'@filter
@sort
@listed
The day the bank paid it.';
comment on column app_public.payouts.held_by is E'@unlisted\nThe operator who held it back.';
comment on constraint payouts_held_by_fkey on app_public.payouts is
'@fieldName holder
@backwardBehavior -*
@console
The operator who held it back.';
comment on column app_public.payouts.held_at is E'@unlisted\nWhen it was held back, UTC.';
comment on column app_public.payouts.sent_at is E'@unlisted\nWhen it was on its way, UTC.';
comment on column app_public.payouts.paid_at is E'@unlisted\nWhen we learnt that it was paid, UTC.';
comment on column app_public.payouts.rejected_at is E'@unlisted\nWhen we learnt that the bank rejected it, UTC.';
comment on column app_public.payouts.returned_at is E'@unlisted\nWhen its money came back, UTC.';
comment on column app_public.payouts.created_at is E'@sort\nWhen it was proposed, UTC.';
comment on type app_public.payout_status is
'@tone.SENT fjord
The status of a payout.';
comment on type app_public.payout_held_reason is 'Why a payout is held back from a run.';
comment on type app_public.bank_reason is 'Why a bank rejects or returns a payment, by its code in ISO 20022.';
