-- An attacker can register a stranger's address with a password and wait. When the stranger
-- requests a link and proves the address, the earlier credentials must not stay: not the
-- password, no session, no telephone. A confirmation link is different: it is sent to the user who
-- registered, and their credentials stay.
create or replace function app_private.drop_unverified_credentials(user_id uuid) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform from app_public.users u where u.id = drop_unverified_credentials.user_id and not u.confirmed for no key update;
  if not found then
    return;
  end if;
  update app_private.user_secrets s set password_hash = null, password_set_at = null
  where s.user_id = drop_unverified_credentials.user_id;
  delete from app_public.phone_numbers p where p.user_id = drop_unverified_credentials.user_id;
  perform app_private.revoke_sessions(drop_unverified_credentials.user_id);
end;
$$;
comment on function app_private.drop_unverified_credentials(uuid) is
  'Removes password, sessions and telephones of a user whose address was never confirmed. Called when the address is '
  'confirmed by a person other than the one who registered. Changes nothing for a confirmed user.';
