-- The text of each key comes from the files, which are read when the database is migrated. Operators may override it,
-- until they remove the override or the text gains or loses a variable.
select app_private.begin_rules('app_public.texts');

-- Their spaces are meant, at their ends too.
drop trigger _050_tidy on app_public.texts;
drop trigger _051_tidy_changes on app_public.texts;
-- Changes of files are in their own history, and thousands of rows would drown those made by operators.
select app_private.end_audit('app_public.texts');
create trigger _900_audit after update of override_text on app_public.texts
  for each row when (old.override_text is distinct from new.override_text) execute function app_private.tg__audit();
create trigger _200_check before insert or update of text, override_text on app_public.texts
  for each row execute function app_private.tg_texts__check();

create policy "admin operators say texts otherwise" on app_public.texts for update to app_operator
  using ((select app_hidden.current_operator_role()) = 'ADMIN');
grant update (override_text, updated_at) on app_public.texts to app_operator;

comment on table app_public.texts is
'@personal none
@prefix txt
@list
@search search_text
@defaultSort key
@section settings
@label key
@icon language
A text of the portal in one language: the one in its file, and its override.';
comment on column app_public.texts.language is
'@listed
@filter
The language.';
comment on column app_public.texts.module is
'@listed
@filter
The module of the text; app and ui for shared ones.';
comment on column app_public.texts.namespace is E'@unlisted\nThe file: words, the module''s messages, or those of one folder of it.';
comment on column app_public.texts.key is E'@sort\nThe position in the file: a JSON Pointer without its first slash.';
comment on column app_public.texts.text is
'@listed
@decides
The text of the file; null for a key that a program has requested and no file contains.';
comment on column app_public.texts.override_text is
'@listed
@maxLength 2000
The text shown instead: the same {{variables}}, and neither < nor >. Empty removes the override.';
comment on column app_public.texts.overridden_at is
'@filter overridden
@sort
When it was last overridden, UTC; null when the file applies.';
comment on column app_public.texts.reported_at is
'@filter reported
@sort
When a program last reported it missing, UTC.';
comment on column app_public.texts.created_at is E'@unlisted\nWhen the row was made, UTC.';
comment on column app_public.texts.updated_at is E'@unlisted\nWhen it was last changed, UTC.';
