create or replace function app_private.user_of_link(link app_private.one_time_links) returns uuid
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce(link.user_id, (select u.id from app_public.users u where u.email = link.email))
$$;
comment on function app_private.user_of_link(app_private.one_time_links) is
  'The user a link signs in: its own, or for an invitation the present user of its address; null while there is none.';
