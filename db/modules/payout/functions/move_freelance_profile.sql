-- Definer because the status is granted to no role: it changes together with its reason, its time and its event. The
-- actor is still the caller; the transitions decide.
create or replace function app_private.move_freelance_profile(profile_id uuid, action text, reason text default null)
returns app_public.freelance_profiles
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_profile app_public.freelance_profiles;
  v_to app_public.verification_status := app_private.require_row_transition('freelance_profiles', profile_id, action);
begin
  select p.* into v_profile from app_public.freelance_profiles p where p.id = profile_id;
  if v_to = 'VERIFIED' and (app_hidden.register_entry(v_profile.organization_number)).is_insolvent then
    perform app_private.refuse('INVALID_ACTION');
  end if;
  perform app_private.stop_if_refused();

  perform app_private.tell_of_transition('freelance_profiles', profile_id, jsonb_strip_nulls(jsonb_build_object('reason', reason)));
  update app_public.freelance_profiles p
  set status = v_to, refusal_reason = reason, verified_at = case v_to when 'VERIFIED' then now() end
  where p.id = profile_id
  returning p.* into v_profile;
  return v_profile;
end;
$$;
comment on function app_private.move_freelance_profile(uuid, text, text) is
  'Takes the verification of a profile a step as the transitions allow the caller. Stops with INVALID, the '
  'transition''s refusal, or INVALID_ACTION for an organisation that has ended.';
grant execute on function app_private.move_freelance_profile(uuid, text, text) to app_user, app_operator;
