-- Definer because the HTTP server opens a file for any holder of a signed link, and links are only given to callers who
-- could read the row: the server itself reads no table.
create or replace function app_private.file_to_serve(
  file_id uuid,
  out filename text,
  out content_type text,
  out byte_size bigint,
  out storage_key text,
  out thumb_storage_key text
) returns record
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select f.filename, f.content_type, f.byte_size, f.storage_key, f.thumb_storage_key
  from app_public.files f
  where f.id = file_id
$$;
comment on function app_private.file_to_serve(uuid) is
  'The data the server needs to answer a signed link to a file; nulls when there is no such file.';
grant execute on function app_private.file_to_serve(uuid) to app_authenticator;
