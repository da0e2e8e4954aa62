create or replace function app_public.create_department(input jsonb) returns app_public.departments
language plpgsql volatile
as $$
declare
  v_department app_public.departments;
begin
  if not app_hidden.acts_in_team() then
    perform app_private.refuse('INVALID_ACTION');
  elsif not app_hidden.can_manage() then
    perform app_private.refuse('UNAUTHORIZED');
  end if;
  perform app_private.stop_if_refused();
  perform app_private.check_department(input);
  perform app_private.stop_if_refused();

  v_department := app_private.insert_row(v_department, input);
  perform app_private.record_event('departments', v_department.id, v_department.account_id, 'CREATED', null);
  return v_department;
end;
$$;
comment on function app_public.create_department(jsonb) is
'@impersonated allowed
@actors OWNER ADMIN
Adds a department to the team. BLANK, TOO_BIG, TAKEN: another has the name, whatever the case. INVALID_ACTION: no team. UNAUTHORIZED.';
grant execute on function app_public.create_department(jsonb) to app_user;
