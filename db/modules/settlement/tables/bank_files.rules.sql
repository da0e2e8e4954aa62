-- Files of the bank. They come by upload or from a folder, and are written by their functions only.
select app_private.begin_rules('app_public.bank_files');

comment on table app_public.bank_files is
'@personal kept
@prefix bfi
@defaultSort created_at desc
@section settlement
@icon file-import
@label filename
A bank file: its content, and the part that is booked.';
comment on column app_public.bank_files.status is
'@filter
@listed
The status. Changes only as the transitions allow.';
comment on column app_public.bank_files.source is
'@filter
@listed
How it came.';
comment on column app_public.bank_files.filename is E'@personal kept\nIts name.';
comment on column app_public.bank_files.file_id is E'@unlisted\nThe file itself.';
comment on constraint bank_files_file_id_fkey on app_public.bank_files is
'@fieldName file
@backwardBehavior -*
The file itself.';
comment on column app_public.bank_files.sha256 is E'@behavior -*\nHash of the bytes.';
comment on column app_public.bank_files.format is
'@filter
@listed
The kind of file, by its content.';
comment on column app_public.bank_files.message_id is E'@unlisted\nThe bank''s id of the file.';
comment on column app_public.bank_files.transaction_count is E'@unlisted\nThe number of its transactions.';
comment on column app_public.bank_files.booked_count is
'@decides
@listed
The number of payments of invoices it contains.';
comment on column app_public.bank_files.booked_minor is
'@sum
In øre: the sum of these payments.';
comment on column app_public.bank_files.payout_count is E'@listed\nThe number of payouts that it reports on.';
comment on column app_public.bank_files.queued_count is
'@decides
@listed
The number of transactions without an explanation.';
comment on column app_public.bank_files.known_count is
'@decides
The number of transactions already known from another file.';
comment on column app_public.bank_files.ignored_count is
'@decides
The number of transactions not booked by the bank.';
comment on column app_public.bank_files.warning_codes is E'@holds word\nIrregularities found while reading it.';
comment on column app_public.bank_files.refusal is
'@decides
@listed
Why nothing of it is taken.';
comment on column app_public.bank_files.refusal_line is E'@decides\nThe line that is wrong.';
comment on column app_public.bank_files.created_by is E'@unlisted\nThe operator who uploaded it; null for the folder.';
comment on constraint bank_files_created_by_fkey on app_public.bank_files is
'@fieldName author
@backwardBehavior -*
The operator who uploaded it.';
comment on column app_public.bank_files.booked_by is E'@unlisted\nThe operator who had it booked; null for the worker.';
comment on constraint bank_files_booked_by_fkey on app_public.bank_files is
'@fieldName booker
@backwardBehavior -*
The operator who had it booked.';
comment on column app_public.bank_files.booked_at is E'@unlisted\nWhen it was booked, UTC.';
comment on column app_public.bank_files.created_at is
'@sort
@listed
When it came, UTC.';
comment on type app_public.bank_file_status is 'The status of a bank file.';
comment on type app_public.bank_file_source is 'The way a bank file arrived.';
comment on type app_public.bank_file_format is 'The kind of a file of the bank.';
comment on type app_public.bank_file_refusal is 'Why a file of the bank is refused.';
