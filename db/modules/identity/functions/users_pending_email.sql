-- Definer because links are granted to no role of the API.
create or replace function app_public.users_pending_email(person app_public.users) returns text
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select l.email::text
  from app_private.one_time_links l
  where l.user_id = person.id and person.id = app_hidden.current_user_id() and l.purpose = 'CHANGE_EMAIL'
    and l.used_at is null and l.superseded_at is null and l.expires_at > now()
  order by l.created_at desc
  limit 1
$$;
comment on function app_public.users_pending_email(app_public.users) is
  'The new address of the caller until the link sent to it is used or has expired; null otherwise, and for other people.';
grant execute on function app_public.users_pending_email(app_public.users) to app_user;
