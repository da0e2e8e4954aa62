-- What makes somebody a user of the plan is what would have to be wanted otherwise, so that is where it is refused.
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
  'Where a member''s role and departments say that they run things, the path of it; null when nowhere.';
