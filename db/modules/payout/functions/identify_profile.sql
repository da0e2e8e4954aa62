-- A profile that an operator has rejected or withdrawn can only be verified by an operator, whatever an e-ID shows. A
-- person's names are those of the e-ID from then on. Definer because the worker has no grants on tables.
create or replace function app_private.identify_profile(id uuid) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_profile app_public.freelance_profiles;
  v_identity app_public.identities;
begin
  select p.* into v_profile from app_public.freelance_profiles p where p.id = identify_profile.id for no key update;
  if v_profile.status is distinct from 'UNVERIFIED' or v_profile.archived_at is not null
    or (app_hidden.register_entry(v_profile.organization_number)).is_insolvent
    or exists (
      select from app_public.events e
      where e.entity = 'freelance_profiles' and e.entity_id = v_profile.id and e.actor_kind = 'OPERATOR'
        and e.status in ('REFUSED', 'UNVERIFIED')
    ) then
    return;
  end if;
  v_identity := app_private.identity_of_profile(v_profile);
  if v_identity.id is null then
    return;
  end if;
  if v_profile.freelance_type = 'INDIVIDUAL' then
    update app_public.freelance_profiles p set first_name = v_identity.first_name, last_name = v_identity.last_name
    where p.id = v_profile.id;
  end if;
  perform app_private.move_freelance_profile(v_profile.id, 'identify');
end;
$$;
comment on function app_private.identify_profile(uuid) is
'@task payout
Verifies a payout profile that waits, if an e-ID has shown who it is: a person with its number, or one who leads the organisation. Safe to run twice.';
grant execute on function app_private.identify_profile(uuid) to app_worker;
