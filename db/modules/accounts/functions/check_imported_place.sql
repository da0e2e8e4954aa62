-- A role that is none is no reason to be silent about the departments.
create or replace function app_private.check_imported_place(
  account app_public.accounts, member jsonb, path text, team_users_before int
) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_departments jsonb := member -> 'departmentMemberships';
begin
  if member ->> 'given' <> all (array['OWNER', 'ADMIN', 'MANAGER', 'MEMBER']) then
    perform app_private.refuse('INCLUSION', path || 'role');
  end if;
  if v_departments @> '[{"departmentId": "-"}]' then
    perform app_private.refuse('INVALID', path || 'departmentMemberships');
    v_departments := jsonb_path_query_array(v_departments, '$[*] ? (@.departmentId != "-")');
  elsif member ->> 'given' = 'MANAGER' and v_departments = '[]' then
    perform app_private.refuse('BLANK', path || 'departmentMemberships');
  end if;
  perform app_private.check_new_member(
    account, member || jsonb_build_object('departmentMemberships', v_departments), path, team_users_before
  );
end;
$$;
comment on function app_private.check_imported_place(app_public.accounts, jsonb, text, int) is
  'Refuses what is wrong with a row of an import as a new member, and with the role and departments it names.';
