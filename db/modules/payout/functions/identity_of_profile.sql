-- A person matches by number. An organisation matches by a leading role in the register, if that person owns the
-- account or has made the profile and still manages it: a mere member of an account verifies nothing.
create or replace function app_private.identity_of_profile(profile app_public.freelance_profiles) returns app_public.identities
language sql stable
as $$
  select i.* from app_public.identities i
  where i.user_id in (
      select a.primary_user_id from app_public.accounts a where a.id = profile.account_id
      union
      select m.user_id
      from app_public.events e join app_public.memberships m on m.user_id = e.user_id and m.account_id = e.account_id
      where e.entity = 'freelance_profiles' and e.entity_id = profile.id and e.event_type = 'CREATED'
        and m.role in ('OWNER', 'ADMIN') and m.accepted_at is not null
    )
    and case profile.freelance_type
      when 'INDIVIDUAL' then exists (
        select from app_private.identity_numbers n join app_private.personal_numbers p on p.fingerprint = n.fingerprint
        where n.identity_id = i.id and p.freelance_profile_id = profile.id
      )
      else exists (
        select from app_public.register_entries e, app_hidden.leading_roles(e) r
        where e.organization_number = profile.organization_number and app_private.is_holder_of_role(i, r)
      )
    end
  order by i.is_default desc, i.id
  limit 1
$$;
comment on function app_private.identity_of_profile(app_public.freelance_profiles) is
  'The identity that proves who a payout profile is; null without one.';
