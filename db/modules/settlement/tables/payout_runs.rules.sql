-- The payouts of a bank day. Written by the functions that propose, approve and settle it.
select app_private.begin_rules('app_public.payout_runs');

create trigger _850_prepare_slips after update of status on app_public.payout_runs
  for each row when (old.status is distinct from new.status and new.status = 'APPROVED')
  execute function app_private.tg_payout_runs__prepare_slips();

comment on table app_public.payout_runs is
'@personal none
@prefix pru
@list
@defaultSort number desc
@section settlement
@icon calendar-dollar
@label number payout_on
The payouts that are made on one bank day: proposed by the worker, approved by a second operator, paid by the bank.';
comment on column app_public.payout_runs.number is E'@sort\nIts number, in the order of proposal.';
comment on column app_public.payout_runs.status is E'@filter\nThe status. Changes only as the transitions allow.';
comment on column app_public.payout_runs.proposed_on is E'@sort\nThe day it was proposed.';
comment on column app_public.payout_runs.payout_on is
'@filter
@sort
@listed
@decides
The bank day it is paid on.';
comment on column app_public.payout_runs.message_id is 'The MsgId of its file; the bank takes a file with it once.';
comment on column app_public.payout_runs.payout_count is
'@listed
@decides
The number of its payouts.';
comment on column app_public.payout_runs.held_count is
'@listed
@decides
The number of profiles held back from it.';
comment on column app_public.payout_runs.currency is E'@unlisted\nAlways NOK.';
comment on column app_public.payout_runs.amount_minor is
'@sum
@sort
@decides
The sum of payouts to freelancers and refunds to clients, in øre.';
comment on column app_public.payout_runs.salary_tax_minor is
'@decides
The tax withheld from its payouts, in øre, whole kroner; due on taxDueOn.';
comment on column app_public.payout_runs.attachment_minor is
  'The attachments of earnings withheld from its payouts, in øre; due on taxDueOn.';
comment on column app_public.payout_runs.tax_due_on is 'The first bank day after the payout, when what is withheld is due.';
comment on column app_public.payout_runs.file_id is
'@file
@unlisted
The file for the bank, pain.001. Private.';
comment on constraint payout_runs_file_id_fkey on app_public.payout_runs is
'@fieldName file
@backwardBehavior -*
The file for the bank.';
comment on column app_public.payout_runs.tax_transfer_id is E'@unlisted\nThe transfer that pays the tax withheld, prepared when the run is done.';
comment on constraint payout_runs_tax_transfer_id_fkey on app_public.payout_runs is
'@fieldName taxTransfer
@foreignSingleFieldName payoutRun
The transfer that pays the tax withheld.';
comment on column app_public.payout_runs.cancellation_reason is E'@longText\nWhy it was cancelled; null when a newer proposal took its place.';
comment on column app_public.payout_runs.created_by is E'@unlisted\nThe operator who proposed it by hand; null for the worker.';
comment on constraint payout_runs_created_by_fkey on app_public.payout_runs is
'@fieldName author
@backwardBehavior -*
The operator who proposed it by hand.';
comment on column app_public.payout_runs.approved_by is E'@unlisted\nThe operator who approved it.';
comment on constraint payout_runs_approved_by_fkey on app_public.payout_runs is
'@fieldName approver
@backwardBehavior -*
The operator who approved it.';
comment on column app_public.payout_runs.approved_at is E'@unlisted\nWhen it was approved, UTC.';
comment on column app_public.payout_runs.sent_at is E'@unlisted\nWhen its file lay ready for the bank, UTC.';
comment on column app_public.payout_runs.done_at is E'@unlisted\nWhen the bank had answered for the last payout, UTC.';
comment on column app_public.payout_runs.cancelled_at is E'@unlisted\nWhen it was cancelled, UTC.';
comment on column app_public.payout_runs.created_at is E'@sort\nWhen it was proposed, UTC.';
comment on type app_public.payout_run_status is
'@tone.SENT fjord
@tone.APPROVED fjord
The status of a payout run.';
