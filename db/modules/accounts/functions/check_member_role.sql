-- The OWNER role is only transferred by the owner; see set_account_owner().
create or replace function app_private.check_member_role(role text, path text default '') returns void
language plpgsql volatile
as $$
begin
  if role = 'OWNER' then
    perform app_private.refuse('INCLUSION', path || 'role');
  elsif role = 'ADMIN' and not app_hidden.can_manage() then
    perform app_private.refuse('UNAUTHORIZED', path || 'role');
  end if;
end;
$$;
comment on function app_private.check_member_role(text, text) is
  'Refuses a role in the team that cannot be given: INCLUSION for OWNER, UNAUTHORIZED for ADMIN by a MANAGER.';
