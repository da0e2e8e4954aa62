-- The same number gives the same fingerprint here and nowhere else, so that numbers are compared unopened.
-- Definer because the key is nobody's to read.
create or replace function app_private.number_fingerprint(country text, number text) returns bytea
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select public.hmac(
    convert_to(country || ' ' || app_hidden.comparable_number(country, number), 'utf8'), k.key, 'sha256'
  )
  from app_private.number_keys k order by k.id limit 1
$$;
comment on function app_private.number_fingerprint(text, text) is 'What a national number is found by without being opened.';
