create or replace function app_hidden.current_language() returns app_public.language
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select u.language from app_public.users u where u.id = app_hidden.current_user_id()
$$;
comment on function app_hidden.current_language() is 'The language of the current user. Null for visitors.';
grant execute on function app_hidden.current_language() to app_visitor, app_user, app_operator;
