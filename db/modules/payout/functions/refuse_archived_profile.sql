create or replace function app_private.refuse_archived_profile(profile app_public.freelance_profiles, path text default '') returns void
language plpgsql volatile
as $$
begin
  if profile.archived_at is not null then
    perform app_private.refuse('FREELANCE_PROFILE_ARCHIVED', path);
  end if;
end;
$$;
comment on function app_private.refuse_archived_profile(app_public.freelance_profiles, text) is
  'Refuses FREELANCE_PROFILE_ARCHIVED for a profile that is put aside.';
grant execute on function app_private.refuse_archived_profile(app_public.freelance_profiles, text) to app_user;
