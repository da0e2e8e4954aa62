-- Checked right before sending: an expired link would only lead to an error. Definer because the worker has no grants
-- on tables.
create or replace function app_private.is_link_live(link_id uuid) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_private.one_time_links l
    where l.id = $1 and app_private.one_time_link_state(l) = 'LIVE'
  )
$$;
comment on function app_private.is_link_live(uuid) is 'Whether a link can still be used, so that its mail is worth sending.';
grant execute on function app_private.is_link_live(uuid) to app_worker;
