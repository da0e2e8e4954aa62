create or replace function app_private.require_owner_or_admin() returns void
language plpgsql volatile
as $$
begin
  if not app_hidden.can_manage() then
    perform app_private.refuse('UNAUTHORIZED');
    perform app_private.stop_if_refused();
  end if;
end;
$$;
comment on function app_private.require_owner_or_admin() is
  'Stops with UNAUTHORIZED unless the caller is OWNER or ADMIN of the account they act in.';
grant execute on function app_private.require_owner_or_admin() to app_user;
