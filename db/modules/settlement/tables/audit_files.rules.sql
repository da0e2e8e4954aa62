-- Exports of the books for the tax authority and auditors. Made by finance, written by the worker.
select app_private.begin_rules('app_public.audit_files');

comment on table app_public.audit_files is
'@personal none
@prefix auf
@defaultSort created_at desc
@section settlement
@icon file-export
@label starts_on ends_on
The books of a period as a file, SAF-T Financial 1.30.';
comment on column app_public.audit_files.starts_on is
'@filter
@sort
@listed
The first day of the period.';
comment on column app_public.audit_files.ends_on is
'@filter
@sort
The last day of the period.';
comment on column app_public.audit_files.journal_count is E'@listed\nThe number of its journals.';
comment on column app_public.audit_files.file_id is
'@file
@listed
The file.';
comment on constraint audit_files_file_id_fkey on app_public.audit_files is
'@fieldName file
@backwardBehavior -*
The file.';
comment on column app_public.audit_files.failure is 'Why it could not be written.';
comment on column app_public.audit_files.created_by is E'@unlisted\nThe operator who asked for it.';
comment on constraint audit_files_created_by_fkey on app_public.audit_files is
'@fieldName author
@backwardBehavior -*
The operator who requested it.';
comment on column app_public.audit_files.created_at is E'@sort\nWhen it was asked for, UTC.';
