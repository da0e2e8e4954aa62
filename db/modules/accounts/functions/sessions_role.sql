create or replace function app_public.sessions_role(session app_public.sessions) returns app_public.account_role
language sql stable
as $$
  select m.role from app_public.memberships m where m.account_id = session.account_id and m.user_id = session.user_id
$$;
comment on function app_public.sessions_role(app_public.sessions) is E'@notNull\nThe user''s role in the account.';
grant execute on function app_public.sessions_role(app_public.sessions) to app_user;
