-- Definer because no role may write files directly: a row exists only for bytes the platform has checked and stored
-- itself. The account is the caller's own; the worker passes it. A key that another row has already would open that
-- row's bytes to the caller, so only the worker, who stores the same document under the same key, may repeat one. The
-- bytes a user uploads in an hour are limited here, for every mutation with a file; uploads queue up, so that each sees
-- the bytes of the others.
create or replace function app_private.register_file(
  account_id uuid, filename text, content_type text, byte_size bigint, sha256 bytea,
  storage_key text, thumb_storage_key text default null
) returns uuid
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_is_worker boolean := app_hidden.current_actor_kind() = 'WORKER';
  v_id uuid;
begin
  if not v_is_worker and exists (
    select from app_public.files f
    where f.storage_key in (register_file.storage_key, register_file.thumb_storage_key)
      or f.thumb_storage_key in (register_file.storage_key, register_file.thumb_storage_key)
  ) then
    raise exception 'this content has a row already' using errcode = 'insufficient_privilege';
  end if;
  if not v_is_worker then
    perform pg_advisory_xact_lock(hashtextextended('files of ' || app_hidden.current_user_id(), 0));
    if (
      select coalesce(sum(f.byte_size), 0) + register_file.byte_size > 100000000
      from app_public.files f
      where f.created_by = app_hidden.current_user_id() and f.created_at > now() - interval '1 hour'
    ) then
      perform app_private.refuse('ATTEMPTS_LIMIT_EXCEEDED');
      perform app_private.stop_if_refused();
    end if;
  end if;
  insert into app_public.files (account_id, filename, content_type, byte_size, sha256, storage_key, thumb_storage_key, created_by)
  values (
    case when v_is_worker then register_file.account_id else app_hidden.current_account_id() end,
    register_file.filename, register_file.content_type, register_file.byte_size, register_file.sha256,
    register_file.storage_key, register_file.thumb_storage_key, app_hidden.current_user_id()
  )
  returning id into v_id;
  return v_id;
end;
$$;
comment on function app_private.register_file(uuid, text, text, bigint, bytea, text, text) is
  'Records stored bytes and returns the file''s id. Size in bytes; the key is the place in the store. Stops with '
  'ATTEMPTS_LIMIT_EXCEEDED past 100 million bytes of a user in an hour.';
grant execute on function app_private.register_file(uuid, text, text, bigint, bytea, text, text) to app_user, app_operator, app_worker;
