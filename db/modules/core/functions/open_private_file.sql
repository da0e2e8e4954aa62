-- The event grants the access, so a file cannot be opened without being logged.
create or replace function app_private.open_private_file(file_id uuid, partner_account_id uuid default null) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.record_event('files', f.id, f.account_id, 'OPENED', null, '{}', open_private_file.partner_account_id)
  from app_public.files f where f.id = file_id and f.is_private
$$;
comment on function app_private.open_private_file(uuid, uuid) is
  'Logs that the current operator, or a member of a partner account, opens a private file, which they may read for '
  'ten minutes.';
