create or replace function app_public.archive_freelance_profile(input jsonb) returns app_public.freelance_profiles
language plpgsql volatile
as $$
declare
  v_profile app_public.freelance_profiles;
begin
  perform app_private.refuse_when_impersonating();
  v_profile := app_private.require_own_profile((input ->> 'id')::uuid);
  perform app_private.refuse_archived_profile(v_profile);
  perform app_private.stop_if_refused();

  update app_public.freelance_profiles p set archived_at = now() where p.id = v_profile.id returning p.* into v_profile;
  return v_profile;
end;
$$;
comment on function app_public.archive_freelance_profile(jsonb) is
'@actors OWNER ADMIN
@impersonated refused
Puts a payout profile aside; invoices already sent in go their way. Refuses INVALID_ACTION while impersonating, '
  'FREELANCE_PROFILE_ARCHIVED when it is aside already.';
grant execute on function app_public.archive_freelance_profile(jsonb) to app_user;
