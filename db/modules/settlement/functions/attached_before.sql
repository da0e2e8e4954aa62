create or replace function app_private.attached_before(profile_id uuid, on_day date) returns bigint
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select 0::bigint
$$;
comment on function app_private.attached_before(uuid, date) is 'What has been withheld for attachments in the month of a day, in øre.';
