create or replace function app_public.members_departments(member app_public.members) returns text
language sql stable
as $$
  select string_agg(d.name, ', ' order by d.name, d.id)
  from app_public.departments d
  where d.account_id = member.account_id and d.id = any (member.department_ids)
$$;
comment on function app_public.members_departments(app_public.members) is
'@behavior -*
@listed
The names of the departments, as a file of members has them and an import reads them.';
grant execute on function app_public.members_departments(app_public.members) to app_user;
