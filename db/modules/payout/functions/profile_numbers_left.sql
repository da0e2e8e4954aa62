-- Definer because the server reads no table. Numbers used up by failed creations count as used, too.
create or replace function app_private.profile_numbers_left() returns int
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select 999999 - coalesce(pg_sequence_last_value(s.seqrelid), s.seqstart - 1)::int
  from pg_sequence s
  where s.seqrelid = pg_get_serial_sequence('app_public.freelance_profiles', 'profile_number')::regclass
$$;
comment on function app_private.profile_numbers_left() is
  'The number of payout profiles that can still be made: KID has six digits for them.';
grant execute on function app_private.profile_numbers_left() to app_authenticator;
