-- Enough to tell home from elsewhere, and not where somebody lives.
create or replace function app_private.network_of(ip text) returns text
language plpgsql immutable parallel safe
set search_path to pg_catalog, public, pg_temp
as $$
begin
  if not pg_input_is_valid(ip, 'inet') then
    return null;
  end if;
  return network(set_masklen(ip::inet, case family(ip::inet) when 6 then 48 else 24 end))::text;
end;
$$;
comment on function app_private.network_of(text) is
  'The network an address lies in, 198.51.100.0/24 or an IPv6 /48; null when it is no address.';
