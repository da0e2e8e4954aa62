create or replace function app_private.token_sha256(token text) returns bytea
language sql immutable strict parallel safe
as $$
  select sha256(convert_to(token, 'UTF8'))
$$;
comment on function app_private.token_sha256(text) is 'The stored hash of a token.';
