-- Precise enough to tell networks apart, and too coarse to locate a person.
create or replace function app_private.network_of(ip text) returns text
language sql immutable parallel safe
set search_path to pg_catalog, public, pg_temp
as $$
  select network(set_masklen(s, case family(s) when 6 then 48 else 24 end))::text from app_private.source_of(ip) s
$$;
comment on function app_private.network_of(text) is
  'The network of an address, 198.51.100.0/24 or an IPv6 /48; null for an invalid address.';
