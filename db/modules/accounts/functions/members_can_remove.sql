create or replace function app_public.members_can_remove(member app_public.members) returns boolean
language sql stable
as $$
  select app_hidden.may_manage_member(member.id)
    or coalesce(member.role <> 'OWNER' and member.user_id = app_hidden.current_user_id(), false)
$$;
comment on function app_public.members_can_remove(app_public.members) is
  E'@notNull\nWhether the caller may take the member out of the team, or leave it themselves.';
grant execute on function app_public.members_can_remove(app_public.members) to app_user;
