create or replace function app_public.dashboard_invited(dashboard app_public.dashboard) returns int
language sql stable
as $$
  select count(*)::int from app_hidden.current_members() m where m.accepted_at is null
$$;
comment on function app_public.dashboard_invited(app_public.dashboard) is
'@behavior -queryField
@notNull
The number of people who are invited and have not joined yet.';
grant execute on function app_public.dashboard_invited(app_public.dashboard) to app_user;
