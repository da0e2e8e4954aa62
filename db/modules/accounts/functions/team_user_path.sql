-- The refusal is at the field that makes the person a user of the plan, since that is what must change.
create or replace function app_private.team_user_path(role text, departments jsonb) returns text
language sql immutable
as $$
  select case when role = 'ADMIN' then 'role' else (
    select format('departmentMemberships.%s.role', w.place - 1)
    from jsonb_array_elements(coalesce(nullif(departments, 'null'), '[]')) with ordinality as w (row, place)
    where w.row ->> 'role' = 'MANAGER' order by w.place limit 1
  ) end
$$;
comment on function app_private.team_user_path(text, jsonb) is
  'The path of the role or department that makes a member manage the team; null when there is none.';
