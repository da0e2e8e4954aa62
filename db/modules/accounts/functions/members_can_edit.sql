create or replace function app_public.members_can_edit(member app_public.members) returns boolean
language sql stable
as $$
  select app_hidden.may_edit_member(member.id)
$$;
comment on function app_public.members_can_edit(app_public.members) is
  E'@notNull\nWhether the caller may change what the member is in departments they manage.';
grant execute on function app_public.members_can_edit(app_public.members) to app_user;
