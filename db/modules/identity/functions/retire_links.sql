-- A mailed link is as good as a password for its reader. A newer link, a new address or password, or a block
-- invalidates it here.
create or replace function app_private.retire_links(user_id uuid, purpose app_private.link_purpose default null) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  update app_private.one_time_links l set superseded_at = now()
  where (
      l.user_id = $1
      or (l.user_id is null and l.email = (select u.email from app_public.users u where u.id = $1))
    )
    and ($2 is null or l.purpose = $2) and l.used_at is null and l.superseded_at is null
$$;
comment on function app_private.retire_links(uuid, app_private.link_purpose) is
  'Supersedes a user''s links that are on their way: those of one purpose, or all.';
