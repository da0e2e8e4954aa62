-- The parts of a team. Every team has a default one.
select app_private.begin_rules('app_public.departments');

create policy "members see their account's departments" on app_public.departments for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "owners and admins add departments to their team" on app_public.departments for insert to app_user
  with check (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.acts_in_team()));
create policy "who manages a department changes it" on app_public.departments for update to app_user
  using (account_id = (select app_hidden.current_account_id()) and id = any ((select app_hidden.managed_department_ids())::uuid[]));
create policy "who manages a department removes it, but for the default one" on app_public.departments for delete to app_user
  using (account_id = (select app_hidden.current_account_id()) and not is_default and id = any ((select app_hidden.managed_department_ids())::uuid[]));
grant select, insert (account_id, name, description), update (name, description), delete on app_public.departments to app_user;

comment on table app_public.departments is
'@prefix dep
@list
@search search_text
@section people
@icon sitemap
@label name
A part of a team (document A, section 3, Department).';
comment on column app_public.departments.id is 'Key.';
comment on column app_public.departments.account_id is 'The team.';
comment on column app_public.departments.name is
'@personal none
@sort
Unique within the team whatever the case.';
comment on column app_public.departments.description is
  E'@personal erased\nA description of its work, at most 280 characters.';
comment on column app_public.departments.is_default is E'@name default\nThe one every team begins with; it cannot be removed.';
comment on column app_public.departments.search_text is E'@behavior -*\nName and description without case and accents.';
comment on column app_public.departments.created_at is E'@sort\nWhen it was made, UTC.';
