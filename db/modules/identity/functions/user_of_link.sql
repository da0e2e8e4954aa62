create or replace function app_private.user_of_link(link app_private.one_time_links) returns uuid
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce(link.user_id, (select u.id from app_public.users u where u.email = link.email))
$$;
comment on function app_private.user_of_link(app_private.one_time_links) is
  'Whom a link lets in: its user, or of an invitation who has its address by now; null while nobody has.';
