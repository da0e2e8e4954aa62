-- Deletes the row alone: bytes without a row are removed at night, so a rolled-back transaction loses nothing. A row
-- that is still referenced stays, by its foreign keys.
create or replace function app_private.forget_file(file_id uuid) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  delete from app_public.files f where f.id = file_id
$$;
comment on function app_private.forget_file(uuid) is 'Deletes the row of a stored file; its bytes follow at night.';
