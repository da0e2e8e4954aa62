create or replace function app_public.dashboard_members(dashboard app_public.dashboard) returns int
language sql stable
as $$
  select count(*)::int from app_hidden.current_members()
$$;
comment on function app_public.dashboard_members(app_public.dashboard) is
'@behavior -queryField
@notNull
The number of people in the account.';
grant execute on function app_public.dashboard_members(app_public.dashboard) to app_user;
