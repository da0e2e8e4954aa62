create or replace function app_private.recipient_hash(recipient text) returns bytea
language sql immutable
as $$
  select sha256(convert_to(lower(btrim(recipient)), 'UTF8'))
$$;
comment on function app_private.recipient_hash(text) is 'An address or number, only to be compared.';
