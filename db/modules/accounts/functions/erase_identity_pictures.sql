-- The decision stays; the pictures it was based on are no longer needed. Definer because the worker writes no table.
create or replace function app_private.erase_identity_pictures(id uuid) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_verification app_public.identity_verifications;
begin
  select v.* into v_verification from app_public.identity_verifications v
  where v.id = erase_identity_pictures.id and v.status <> 'PENDING' and v.pictures_erased_at is null
  for no key update;
  if not found then
    return;
  end if;
  update app_public.identity_verifications v
  set front_file_id = null, back_file_id = null, pictures_erased_at = now()
  where v.id = v_verification.id;
  perform app_private.forget_file(v_verification.front_file_id);
  perform app_private.forget_file(v_verification.back_file_id);
end;
$$;
comment on function app_private.erase_identity_pictures(uuid) is
  E'@task accounts\nErases the pictures of an identity verification that is decided. Safe to run twice.';
grant execute on function app_private.erase_identity_pictures(uuid) to app_worker;
