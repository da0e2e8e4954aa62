-- Showing the same number again updates the identity with the present names. Two users who show the same number at the
-- same moment collide at the unique index.
create or replace function app_private.record_identity(user_id uuid, vouched jsonb) returns app_public.identities
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_fingerprint bytea := decode(vouched ->> 'fingerprint', 'base64');
  v_identity app_public.identities;
begin
  select i.* into v_identity from app_public.identities i
  join app_private.identity_numbers n on n.identity_id = i.id and n.fingerprint = v_fingerprint;
  if v_identity.user_id <> record_identity.user_id then
    perform app_private.refuse('TAKEN');
    perform app_private.stop_if_refused();
  end if;
  if v_identity.id is not null then
    update app_public.identities i set
      first_name = vouched ->> 'firstName', last_name = vouched ->> 'lastName',
      born_on = coalesce((vouched ->> 'bornOn')::date, i.born_on), identified_at = now()
    where i.id = v_identity.id
    returning i.* into v_identity;
    return v_identity;
  end if;
  insert into app_public.identities (user_id, country, identifier, first_name, last_name, born_on, is_default)
  values (
    record_identity.user_id, vouched ->> 'country', vouched ->> 'identifier', vouched ->> 'firstName', vouched ->> 'lastName',
    (vouched ->> 'bornOn')::date, not app_hidden.has_identity(record_identity.user_id)
  ) returning * into v_identity;
  insert into app_private.identity_numbers (identity_id, number_encrypted, fingerprint)
  values (v_identity.id, decode(vouched ->> 'encrypted', 'base64'), v_fingerprint);
  return v_identity;
exception when unique_violation then
  perform app_private.refuse('TAKEN');
  perform app_private.stop_if_refused();
end;
$$;
comment on function app_private.record_identity(uuid, jsonb) is
  'Keeps the identity a broker has vouched for: country, masked identifier, the number encrypted and its fingerprint, '
  'firstName, lastName and bornOn. The first is the default. Stops with TAKEN when the number is another person''s.';
