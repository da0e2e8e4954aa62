-- Decodes the API's id of a row, for public functions that take an id: lists and mutations decode theirs before. Only
-- canonical ids are accepted, as in ground/decode-type-id.ts.
create or replace function app_hidden.key_of(type_id text, prefix text) returns uuid
language plpgsql immutable strict
as $$
declare
  v_letters constant text := '0123456789abcdefghjkmnpqrstvwxyz';
  v_bits text := '';
  v_at int;
begin
  if type_id !~ ('^' || prefix || '_[0-7][0-9a-hjkmnp-tv-z]{25}$') then
    return null;
  end if;
  for v_at in length(prefix) + 2 .. length(type_id) loop
    v_bits := v_bits || (strpos(v_letters, substr(type_id, v_at, 1)) - 1)::bit(5)::text;
  end loop;
  -- 26 letters are 130 bits, of which the first two are nothing.
  return (
    select string_agg(lpad(to_hex(substr(v_bits, 3 + 8 * n, 8)::bit(8)::int), 2, '0'), '' order by n)::uuid
    from generate_series(0, 15) n
  );
end;
$$;
comment on function app_hidden.key_of(text, text) is 'The key in a global id such as job_01k…; null for an id of something else or of nothing.';
grant execute on function app_hidden.key_of(text, text) to app_visitor, app_user;
