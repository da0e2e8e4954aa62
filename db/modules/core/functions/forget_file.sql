-- The row alone: bytes that no row names are removed at night, so a transaction that is rolled back has
-- lost nothing. What a row still points to stays, since its key is held.
create or replace function app_private.forget_file(file_id uuid) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  delete from app_public.files f where f.id = file_id
$$;
comment on function app_private.forget_file(uuid) is 'Deletes the row of a stored file; its bytes follow at night.';
