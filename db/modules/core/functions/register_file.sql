-- Definer because nobody writes files by hand: a row exists only for bytes the product has itself
-- sniffed and stored. The account is the caller's own; the worker says whose it is.
create or replace function app_private.register_file(
  account_id uuid, filename text, content_type text, byte_size bigint, sha256 bytea,
  storage_key text, thumb_storage_key text default null
) returns uuid
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  insert into app_public.files (account_id, filename, content_type, byte_size, sha256, storage_key, thumb_storage_key, created_by)
  values (
    case when app_hidden.current_actor_kind() = 'WORKER' then $1 else app_hidden.current_account_id() end,
    $2, $3, $4, $5, $6, $7, app_hidden.current_user_id()
  )
  returning id
$$;
comment on function app_private.register_file(uuid, text, text, bigint, bytea, text, text) is
  'Records stored bytes and returns the file''s id. Size in bytes; the key is the place in the store.';
grant execute on function app_private.register_file(uuid, text, text, bigint, bytea, text, text) to app_user, app_operator, app_worker;
