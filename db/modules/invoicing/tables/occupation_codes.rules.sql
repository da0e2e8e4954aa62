-- Kinds of work, by the national classification. Codes are disabled, not deleted: invoices reference them.
select app_private.begin_rules('app_public.occupation_codes');

create policy "everybody signed in reads occupation codes" on app_public.occupation_codes for select to app_user using (true);
create policy "administrating operators add occupation codes" on app_public.occupation_codes for insert to app_operator
  with check ((select app_hidden.current_operator_role()) = 'ADMIN');
create policy "administrating operators change occupation codes" on app_public.occupation_codes for update to app_operator
  using ((select app_hidden.current_operator_role()) = 'ADMIN');
grant select on app_public.occupation_codes to app_user;
grant insert (code, name, name_en, short_name, payroll_code, notes, parent_code, tag_list, is_enabled) on app_public.occupation_codes to app_operator;
grant update (name, name_en, short_name, payroll_code, notes, parent_code, tag_list, is_enabled, updated_at) on app_public.occupation_codes to app_operator;

create trigger _300_keep_search_text before insert or update on app_public.occupation_codes
  for each row execute function app_private.tg_occupation_codes__store_search_text();

comment on table app_public.occupation_codes is
'@personal none
@prefix occ
@defaultSort code
@search search_text
@section settings
@label name
@icon briefcase
Kinds of work by the classification STYRK-08.';
comment on column app_public.occupation_codes.code is E'@sort\nThe code, four digits.';
comment on column app_public.occupation_codes.name is E'@sort\nIts name in Norwegian.';
comment on column app_public.occupation_codes.name_en is 'Its name in English.';
comment on column app_public.occupation_codes.payroll_code is
  'The usual code of such work in the list of the a-melding, seven digits; null where it is not known.';
comment on column app_public.occupation_codes.short_name is 'A shorter name for narrow places.';
comment on column app_public.occupation_codes.notes is 'The activities it covers.';
comment on column app_public.occupation_codes.parent_code is 'The group it is in, three digits.';
comment on column app_public.occupation_codes.tag_list is 'Other words it is found by.';
comment on column app_public.occupation_codes.is_enabled is 'Whether new invoices may use it.';
comment on column app_public.occupation_codes.created_at is 'When it was added, UTC.';
