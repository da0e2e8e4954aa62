create or replace function app_private.payouts_are_due(at timestamptz) returns boolean
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select app_hidden.is_bank_day(l.here::date) and l.here::time >= '06:00' from (select at at time zone 'Europe/Oslo' as here) l
$$;
comment on function app_private.payouts_are_due(timestamptz) is 'Whether a moment is past six in Norway on a bank day.';
