-- From then on impersonating operators cannot see it, and other operators only after opening it, which is logged.
create or replace function app_private.make_file_private(file_id uuid) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  update app_public.files f set is_private = true where f.id = file_id
$$;
comment on function app_private.make_file_private(uuid) is
  'Makes a stored file visible only to users acting as themselves and, on record, to operators.';
