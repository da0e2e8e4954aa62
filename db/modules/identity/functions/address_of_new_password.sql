-- Read before the hash is made, since the database never sees a password. Definer because the authenticator reads no table.
create or replace function app_private.address_of_new_password(user_id uuid, token text) returns text
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select u.email::text from app_public.users u
  where u.id = coalesce($1, (
    select l.user_id from app_private.one_time_links l
    where l.token_sha256 = app_private.token_sha256($2) and l.purpose = 'RESET_PASSWORD'
  ))
$$;
comment on function app_private.address_of_new_password(uuid, text) is
  'The e-mail address of the user who chooses a password, signed in or with the token of a reset link; null for neither.';
grant execute on function app_private.address_of_new_password(uuid, text) to app_authenticator;
