-- The inverse of key_of: for the few places where the database builds an address itself.
create or replace function app_hidden.type_id(key uuid, prefix text) returns text
language sql immutable strict
as $$
  select prefix || '_' || string_agg(
    substr('0123456789abcdefghjkmnpqrstvwxyz', substr(k.bits, 1 + 5 * n, 5)::bit(5)::int + 1, 1), '' order by n
  )
  from (select '00' || ('x' || replace(key::text, '-', ''))::bit(128)::text) k (bits), generate_series(0, 25) n
$$;
comment on function app_hidden.type_id(uuid, text) is 'The global id of a row, such as job_01k…, as key_of reads it.';
