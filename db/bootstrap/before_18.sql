-- Functions of Postgres 18 that 17 lacks, in a schema of the search path. Applied by app_owner before the
-- first migration and at every start; on 18 it does nothing, and it is safe to run again.
do $$
begin
  if current_setting('server_version_num')::int >= 180000 then
    return;
  end if;
  -- 48 bits of milliseconds, 12 bits of fractions of them, the rest random. A call takes longer than a
  -- microsecond, so ids sort in the order they were made.
  create or replace function public.uuidv7() returns uuid
  language sql volatile parallel safe
  return (
    with moment as (
      select floor(extract(epoch from clock_timestamp()) * 1000000)::bigint as micro
    ), parts as (
      select substring(int8send(micro / 1000) from 3) as milli,
        ((micro % 1000) * 4096 / 1000)::int as below
      from moment
    )
    select encode(
      set_byte(
        set_byte(overlay(uuid_send(gen_random_uuid()) placing milli from 1), 6, 112 | (below >> 8)),
        7, below & 255
      ),
      'hex'
    )::uuid
    from parts
  );
  -- Granted to public, as the built-in function.
  grant execute on function public.uuidv7() to public;
end;
$$;
