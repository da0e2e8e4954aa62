create or replace function app_private.require_own_profile(profile_id uuid, path text default 'id') returns app_public.freelance_profiles
language plpgsql volatile
as $$
begin
  perform app_private.require_invoicing();
  return app_private.require_row(null::app_public.freelance_profiles, profile_id, path);
end;
$$;
comment on function app_private.require_own_profile(uuid, text) is
  'The caller''s own profile, locked. Stops with UNAUTHORIZED, or INVALID at the path when there is no such profile.';
grant execute on function app_private.require_own_profile(uuid, text) to app_user;
