-- The event is what lets whoever opens it see it, so there is no looking without one.
create or replace function app_private.open_private_file(file_id uuid, partner_account_id uuid default null) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.record_event('files', f.id, f.account_id, 'OPENED', null, '{}', open_private_file.partner_account_id)
  from app_public.files f where f.id = file_id and f.is_private
$$;
comment on function app_private.open_private_file(uuid, uuid) is
  'Puts on record that the operator who acts, or somebody of a partner account, looks at a private file, which they may for ten minutes.';
