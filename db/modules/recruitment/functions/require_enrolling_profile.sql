-- Definer because its caller is; it looks in the caller's account alone. The profile is locked, so that it is not put
-- aside meanwhile.
create or replace function app_private.require_enrolling_profile(profile_id uuid) returns app_public.freelance_profiles
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_profile app_public.freelance_profiles;
begin
  perform app_private.require_invoicing();
  select p.* into v_profile from app_public.freelance_profiles p
  where p.id = profile_id and p.account_id = app_hidden.current_account_id()
  for share;
  if not found then
    perform app_private.refuse('INVALID', 'freelanceProfileId');
  elsif v_profile.archived_at is not null then
    perform app_private.refuse('FREELANCE_PROFILE_ARCHIVED');
  end if;
  return v_profile;
end;
$$;
comment on function app_private.require_enrolling_profile(uuid) is
  'The caller''s own profile, locked. Refuses INVALID at freelanceProfileId, FREELANCE_PROFILE_ARCHIVED; stops with UNAUTHORIZED.';
grant execute on function app_private.require_enrolling_profile(uuid) to app_user;
