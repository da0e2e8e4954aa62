-- Limits count by the caller's network. The owner of an IPv6 address has the whole /64 around it and could use another
-- one each time, so these count as the same.
create or replace function app_private.source_of(ip text) returns inet
language plpgsql immutable parallel safe
set search_path to pg_catalog, public, pg_temp
as $$
begin
  -- In statements of their own: a planner may evaluate a cast before the check that it is valid.
  if not pg_input_is_valid(ip, 'inet') then
    return null;
  end if;
  return case when family(ip::inet) = 6 then network(set_masklen(ip::inet, 64))::inet else host(ip::inet)::inet end;
end;
$$;
comment on function app_private.source_of(text) is
  'The source of an address for limits: the address itself, or for IPv6 its /64. Null when it is no address.';
