select app_private.begin_rules('app_public.workshops');

create policy "people see their account's workshops" on app_public.workshops for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
grant select on app_public.workshops to app_user;

comment on table app_public.workshops is
'@prefix wks
@personal none
@list
@portal
@search search_text
@label name
@section toys
Where things are repaired.';
comment on column app_public.workshops.name is E'@sort\nWhat it is called, at most 100 characters.';
