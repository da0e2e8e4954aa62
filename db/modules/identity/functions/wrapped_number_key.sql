-- Definer because the table may not be read by any role. Only the server's role may call it, and has the secret that
-- unwraps the result.
create or replace function app_private.wrapped_number_key() returns app_private.number_keys
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select k.* from app_private.number_keys k order by k.id limit 1
$$;
comment on function app_private.wrapped_number_key() is 'The key of national numbers, as SECRET opens it; null before the product was started.';
grant execute on function app_private.wrapped_number_key() to app_authenticator;
