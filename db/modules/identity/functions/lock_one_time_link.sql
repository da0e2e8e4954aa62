-- Two uses of one link at the same moment wait for each other here, and the second one sees it used.
create or replace function app_private.lock_one_time_link(token text, variadic purposes app_private.link_purpose[])
returns app_private.one_time_links
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  select l.* from app_private.one_time_links l
  where l.token_sha256 = app_private.token_sha256($1) and l.purpose = any ($2)
  for no key update
$$;
comment on function app_private.lock_one_time_link(text, app_private.link_purpose[]) is 'The link of a token, if it serves one of the purposes, locked.';
