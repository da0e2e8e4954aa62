select app_private.begin_rules('app_public.spare_parts');

create policy "people see their account's spare parts" on app_public.spare_parts for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
grant select on app_public.spare_parts to app_user;

comment on table app_public.spare_parts is
'@prefix spp
@personal none
@list
@portal
@icon tool
@search search_text
@label name
@section toys
What things are mended with.';
comment on column app_public.spare_parts.name is E'@sort\nWhat it is called, at most 100 characters.';
