create or replace function app_private.require_own_profile(profile_id uuid, path text default 'id') returns app_public.freelance_profiles
language plpgsql volatile
as $$
declare
  v_profile app_public.freelance_profiles;
begin
  perform app_private.require_invoicing();
  select p.* into v_profile from app_public.freelance_profiles p where p.id = profile_id for update;
  if not found then
    perform app_private.refuse('INVALID', path);
    perform app_private.stop_if_refused();
  end if;
  return v_profile;
end;
$$;
comment on function app_private.require_own_profile(uuid, text) is
  'The caller''s own profile, locked. Stops with UNAUTHORIZED, or INVALID at the path when there is no such profile.';
grant execute on function app_private.require_own_profile(uuid, text) to app_user;
