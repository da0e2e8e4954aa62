create or replace function app_public.unarchive_freelance_profile(input jsonb) returns app_public.freelance_profiles
language plpgsql volatile
as $$
declare
  v_profile app_public.freelance_profiles;
begin
  perform app_private.refuse_when_impersonating();
  v_profile := app_private.require_own_profile((input ->> 'id')::uuid);
  update app_public.freelance_profiles p set archived_at = null where p.id = v_profile.id returning p.* into v_profile;
  return v_profile;
end;
$$;
comment on function app_public.unarchive_freelance_profile(jsonb) is
'@actors OWNER ADMIN
@impersonated refused
Takes a payout profile up again. Changes nothing for one that is in use. Refuses INVALID_ACTION while impersonating.';
grant execute on function app_public.unarchive_freelance_profile(jsonb) to app_user;
