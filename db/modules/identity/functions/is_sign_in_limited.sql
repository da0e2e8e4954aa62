create or replace function app_private.is_sign_in_limited(email public.citext, ip inet) returns boolean
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select (
    select count(*) >= 10 from app_private.sign_in_attempts a
    where a.email = $1 and a.kind = 'PASSWORD' and a.succeeded_at is null
      and a.attempted_at > now() - interval '15 minutes'
  ) or (
    select count(*) >= 100 from app_private.sign_in_attempts a
    where a.ip = $2 and a.kind = 'PASSWORD' and a.succeeded_at is null
      and a.attempted_at > now() - interval '1 hour'
  )
$$;
comment on function app_private.is_sign_in_limited(public.citext, inet) is
  'Whether too many passwords were wrong: 10 in 15 minutes for the address, 100 in an hour for the IP.';
