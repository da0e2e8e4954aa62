-- Definer because numbers are out of reach; of the caller's own identities only.
create or replace function app_private.own_identity_by_number(fingerprint bytea) returns app_public.identities
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select i.*
  from app_public.identities i join app_private.identity_numbers n on n.identity_id = i.id
  where i.user_id = app_hidden.current_user_id() and n.fingerprint = $1
$$;
comment on function app_private.own_identity_by_number(bytea) is
  'The caller''s identity with the number of this fingerprint; null when there is none.';
grant execute on function app_private.own_identity_by_number(bytea) to app_user;
