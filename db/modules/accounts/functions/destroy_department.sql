-- Its members stay in the team; their roles in the department end. Rows of other modules follow by their foreign keys.
create or replace function app_public.destroy_department(input jsonb) returns app_public.departments
language plpgsql volatile
as $$
declare
  v_department app_public.departments := app_private.require_own_department((input ->> 'id')::uuid);
begin
  if v_department.is_default then
    perform app_private.refuse('INVALID_ACTION', 'id');
  end if;
  perform app_private.stop_if_refused();

  v_department := app_private.delete_row(v_department, v_department.id);
  perform app_private.record_event(
    'departments', v_department.id, v_department.account_id, 'REMOVED', null, jsonb_build_object('name', v_department.name)
  );
  return v_department;
end;
$$;
comment on function app_public.destroy_department(jsonb) is
'@actors OWNER ADMIN MANAGER
@impersonated allowed
@destroys
Removes a department; its managers, OWNER and ADMIN. INVALID_ACTION: the default one cannot be removed. INVALID id, '
  'UNAUTHORIZED.';
grant execute on function app_public.destroy_department(jsonb) to app_user;
