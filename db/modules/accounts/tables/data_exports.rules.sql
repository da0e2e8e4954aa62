-- All data of a person in a file that only they can read: private, made by the worker and deleted after a week. No role
-- writes it directly.
select app_private.begin_rules('app_public.data_exports');

create policy "people see the exports of their own data" on app_public.data_exports for select to app_user
  using (account_id = (select app_hidden.current_account_id()) and user_id = (select app_hidden.current_user_id()));
grant select on app_public.data_exports to app_user;

comment on table app_public.data_exports is
'@personal removed
@withheld true
@prefix dex
@list
@defaultSort created_at desc
@section system
@icon file-zip
@label created_at
A file with all data of a person for themselves: requested once a day at most, made by the worker, deleted after a '
  'week.';
comment on constraint data_exports_account_id_fkey on app_public.data_exports is '@backwardBehavior -*';
comment on constraint data_exports_user_id_fkey on app_public.data_exports is '@backwardBehavior -*';
comment on constraint data_exports_file_id_fkey on app_public.data_exports is
'@fieldName file
@backwardBehavior -*';
comment on column app_public.data_exports.account_id is E'@listed\nThe person''s own account.';
comment on column app_public.data_exports.user_id is E'@unlisted\nThe person.';
comment on column app_public.data_exports.file_id is E'@file\nThe file; null until it is made and once it has expired.';
comment on column app_public.data_exports.ready_at is 'When it was made, UTC.';
comment on column app_public.data_exports.expires_at is 'When the file goes, UTC.';
comment on column app_public.data_exports.created_at is E'@sort\nWhen it was asked for, UTC.';
comment on column app_public.data_exports.updated_at is E'@unlisted\nWhen it was last changed, UTC.';
