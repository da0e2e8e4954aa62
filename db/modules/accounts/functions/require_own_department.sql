create or replace function app_private.require_own_department(department_id uuid) returns app_public.departments
language plpgsql volatile
as $$
declare
  v_department app_public.departments;
begin
  select d.* into v_department from app_public.departments d where d.id = department_id;
  if v_department.id is null then
    perform app_private.refuse('INVALID', 'id');
  elsif not app_public.departments_can_manage(v_department) then
    perform app_private.refuse('UNAUTHORIZED');
  end if;
  perform app_private.stop_if_refused();
  -- Read again once it is locked: it may have been changed or removed meanwhile.
  return app_private.require_row(v_department, department_id);
end;
$$;
comment on function app_private.require_own_department(uuid) is
  'A department that the caller manages, locked. Stops with INVALID at id when there is none, UNAUTHORIZED when others manage it.';
grant execute on function app_private.require_own_department(uuid) to app_user;
