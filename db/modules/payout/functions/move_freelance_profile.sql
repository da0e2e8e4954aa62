-- Definer because the status is granted to no role.
create or replace function app_private.move_freelance_profile(profile_id uuid, action text, reason text default null)
returns app_public.freelance_profiles
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_to constant text := app_private.require_row_transition('freelance_profiles', profile_id, action);
begin
  if v_to = 'VERIFIED' and (
    select (app_hidden.register_entry(p.organization_number)).is_insolvent from app_public.freelance_profiles p where p.id = profile_id
  ) then
    perform app_private.refuse('INVALID_ACTION');
  end if;
  return app_private.set_status(
    null::app_public.freelance_profiles, profile_id, v_to, reason,
    jsonb_build_object('refusal_reason', reason, 'verified_at', case v_to when 'VERIFIED' then now() end)
  );
end;
$$;
comment on function app_private.move_freelance_profile(uuid, text, text) is
  'Takes the verification of a profile a step as the transitions allow the caller. Stops with INVALID, the '
  'transition''s refusal, or INVALID_ACTION for an organisation that has ended.';
grant execute on function app_private.move_freelance_profile(uuid, text, text) to app_user, app_operator;
