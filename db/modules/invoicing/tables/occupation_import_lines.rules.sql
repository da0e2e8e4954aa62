-- The lines of imports that changed something or were refused.
select app_private.begin_rules('app_public.occupation_import_lines', is_audited => false);

comment on table app_public.occupation_import_lines is
'@personal none
@prefix oil
@hide
@defaultSort line
@exported
@section settings
@icon list-numbers
@label code
A line of a file of occupation codes that was added, changed or refused. Only grows.';
comment on column app_public.occupation_import_lines.occupation_import_id is 'The import.';
comment on constraint occupation_import_lines_occupation_import_id_fkey on app_public.occupation_import_lines is
  E'@foreignFieldName lines\nThe import.';
comment on column app_public.occupation_import_lines.line is
'@sort
@listed
The number of the line in the file.';
comment on column app_public.occupation_import_lines.code is E'@listed\nThe code as it stands there.';
comment on column app_public.occupation_import_lines.result is
'@filter
@listed
The result of the line.';
comment on column app_public.occupation_import_lines.fault is E'@listed\nThe part of the line that had it refused.';
comment on column app_public.occupation_import_lines.created_at is E'@unlisted\nWhen it was imported, UTC.';
comment on type app_public.occupation_import_result is
'@tone.ADDED pine
@tone.CHANGED fjord
@tone.REFUSED rust
The result of a line of a file of occupation codes.';
comment on type app_public.occupation_import_fault is 'The part of a line that had it refused.';
