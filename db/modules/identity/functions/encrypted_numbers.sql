-- Definer because no role can read numbers. Only the server's login may call it, and decrypts them with the secret.
create or replace function app_private.encrypted_numbers(user_id uuid) returns table (country text, number_encrypted bytea)
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select i.country, n.number_encrypted
  from app_public.identities i join app_private.identity_numbers n on n.identity_id = i.id
  where i.user_id = $1
  order by i.is_default desc, i.id
$$;
comment on function app_private.encrypted_numbers(uuid) is
  'The encrypted numbers of a person''s identities, the default one''s first.';
grant execute on function app_private.encrypted_numbers(uuid) to app_authenticator;
