-- Made here rather than in the API, so that a token never travels as a parameter of a statement
-- that an error could log.
create or replace function app_private.make_token() returns text
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  select rtrim(translate(encode(public.gen_random_bytes(32), 'base64'), '+/', '-_'), '=')
$$;
comment on function app_private.make_token() is 'A new secret: 32 random bytes in base64url, 43 characters.';
