create or replace function app_public.dashboard_invited(dashboard app_public.dashboard) returns int
language sql stable
as $$
  select count(*)::int from app_hidden.current_members() m where not m.confirmed
$$;
comment on function app_public.dashboard_invited(app_public.dashboard) is
'@behavior -queryField
@notNull
The number of open invitations.';
grant execute on function app_public.dashboard_invited(app_public.dashboard) to app_user;
