create or replace function app_private.gross_paid_before(profile_id uuid, on_day date) returns bigint
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select 0::bigint
$$;
comment on function app_private.gross_paid_before(uuid, date) is 'The gross salary paid out to a profile before a day of the same income year, in øre.';
