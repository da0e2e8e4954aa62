create or replace function app_private.check_changed_profile(
  profile app_public.freelance_profiles, next jsonb, personal_number text, number_fingerprint bytea
) returns void
language plpgsql volatile
as $$
begin
  if profile.freelance_type = 'INDIVIDUAL' then
    perform app_private.refuse_blanks(next, array['firstName', 'lastName']);
    if personal_number is not null then
      perform app_private.refuse_unfit_number(personal_number, number_fingerprint, 'attributes.personalNumber', profile.id);
    end if;
  else
    perform app_private.check_organization(next, 'attributes', profile.id);
  end if;
  perform app_private.check_profile_numbers(next);
end;
$$;
comment on function app_private.check_changed_profile(app_public.freelance_profiles, jsonb, text, bytea) is
  'Refuses all that is wrong with a profile as a change would leave it.';
grant execute on function app_private.check_changed_profile(app_public.freelance_profiles, jsonb, text, bytea) to app_user;
