create or replace function app_public.dashboard_clients(dashboard app_public.dashboard) returns int
language sql stable
as $$
  select count(*)::int from app_public.clients
$$;
comment on function app_public.dashboard_clients(app_public.dashboard) is
'@behavior -queryField
@notNull
The number of clients.';
grant execute on function app_public.dashboard_clients(app_public.dashboard) to app_user;
