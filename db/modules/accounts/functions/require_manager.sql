create or replace function app_private.require_manager() returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  if not app_hidden.can_manage() and cardinality(app_hidden.managed_department_ids()) = 0 then
    perform app_private.refuse('UNAUTHORIZED');
    perform app_private.stop_if_refused();
  end if;
end;
$$;
comment on function app_private.require_manager() is
  'Stops with UNAUTHORIZED for members who manage neither the team nor a department of it.';
grant execute on function app_private.require_manager() to app_user;
