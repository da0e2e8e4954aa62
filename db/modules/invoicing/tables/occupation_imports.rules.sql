-- Imports of occupation codes, written with them.
select app_private.begin_rules('app_public.occupation_imports', is_audited => false);

comment on table app_public.occupation_imports is
'@personal none
@prefix oim
@defaultSort created_at desc
@section settings
@icon file-import
@label created_at
A file of occupation codes that was imported, and the result. Only grows.';
comment on column app_public.occupation_imports.file_id is E'@unlisted\nThe file.';
comment on constraint occupation_imports_file_id_fkey on app_public.occupation_imports is
'@fieldName file
@backwardBehavior -*
The file.';
comment on column app_public.occupation_imports.added_count is E'@listed\nThe number of codes that were added.';
comment on column app_public.occupation_imports.changed_count is E'@listed\nThe number of codes that were changed.';
comment on column app_public.occupation_imports.unchanged_count is E'@listed\nThe number of lines that agreed with the code already.';
comment on column app_public.occupation_imports.refused_count is E'@listed\nThe number of lines that were refused.';
comment on column app_public.occupation_imports.created_by is E'@unlisted\nThe operator who imported it.';
comment on constraint occupation_imports_created_by_fkey on app_public.occupation_imports is
'@fieldName author
@backwardBehavior -*
The operator who imported it.';
comment on column app_public.occupation_imports.created_at is E'@sort\nWhen it was imported, UTC.';
