-- Absent attributes stay.
create or replace function app_public.update_department(input jsonb) returns app_public.departments
language plpgsql volatile
as $$
declare
  v_department app_public.departments := app_private.require_own_department((input ->> 'id')::uuid);
  v_next jsonb := jsonb_build_object('name', v_department.name, 'description', v_department.description) || input;
begin
  perform app_private.refuse_when_changed(v_department.updated_at, input);
  perform app_private.check_department(v_next, v_department.id);
  perform app_private.stop_if_refused();

  v_department := app_private.update_row(v_department, input);
  perform app_private.record_event('departments', v_department.id, v_department.account_id, 'CHANGED', null);
  return v_department;
end;
$$;
comment on function app_public.update_department(jsonb) is
'@actors OWNER ADMIN MANAGER
@impersonated allowed
Changes name and description of a department; its managers, OWNER and ADMIN. BLANK, TOO_BIG, TAKEN, INVALID id, '
  'UNAUTHORIZED.';
grant execute on function app_public.update_department(jsonb) to app_user;
