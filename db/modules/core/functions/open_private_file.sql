-- The event is what lets the operator see it, so there is no looking without one.
create or replace function app_private.open_private_file(file_id uuid) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.record_event('files', f.id, f.account_id, 'OPENED', null)
  from app_public.files f where f.id = file_id and f.is_private
$$;
comment on function app_private.open_private_file(uuid) is 'Puts on record that the operator who acts looks at a private file, which they may for ten minutes.';
