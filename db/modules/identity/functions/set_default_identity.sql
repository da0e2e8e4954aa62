-- The person has its names from then on. Definer because no role of the API writes identities.
create or replace function app_public.set_default_identity(input jsonb) returns app_public.identities
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_user_id uuid := app_hidden.current_user_id();
  v_identity app_public.identities;
begin
  perform app_private.refuse_when_impersonating();
  perform from app_public.users u where u.id = v_user_id for no key update;
  select i.* into v_identity from app_public.identities i
  where i.id = (input ->> 'id')::uuid and i.user_id = v_user_id for no key update;
  if not found then
    perform app_private.refuse('INVALID', 'id');
  end if;
  perform app_private.stop_if_refused();

  update app_public.identities i set is_default = false
  where i.user_id = v_user_id and i.is_default and i.id <> v_identity.id;
  update app_public.identities i set is_default = true where i.id = v_identity.id returning i.* into v_identity;
  perform app_private.take_identity_names(v_user_id);
  return v_identity;
end;
$$;
comment on function app_public.set_default_identity(jsonb) is
'@impersonated refused
Makes an identity the one whose names the person has. INVALID for another person''s; INVALID_ACTION while '
  'impersonating.';
grant execute on function app_public.set_default_identity(jsonb) to app_user;
