-- Definer because numbers are out of reach. It concerns the caller's own identities only, and reveals nothing they do
-- not know. An e-ID of a country whose numbers are not requested contradicts none.
create or replace function app_private.contradicts_identity(fingerprint bytea) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select count(*) > 0 and not coalesce(bool_or(n.fingerprint = $1), false)
  from app_public.identities i join app_private.identity_numbers n on n.identity_id = i.id
  where i.user_id = app_hidden.current_user_id() and i.country in ('NO', 'SE')
$$;
comment on function app_private.contradicts_identity(bytea) is
  'Whether the caller has shown a Norwegian or Swedish e-ID, and none with the number of this fingerprint.';
grant execute on function app_private.contradicts_identity(bytea) to app_user;
