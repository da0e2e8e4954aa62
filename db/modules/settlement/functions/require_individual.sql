create or replace function app_private.require_individual(input jsonb, command text) returns app_public.freelance_profiles
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_profile app_public.freelance_profiles;
begin
  select p.* into v_profile
  from app_public.freelance_profiles p
  where p.id = (input #>> '{attributes,freelanceProfileId}')::uuid and p.freelance_type = 'INDIVIDUAL'
  for no key update;
  perform app_private.require_finance(input, command, v_profile.account_id);
  return app_private.require_found(v_profile, 'attributes.freelanceProfileId');
end;
$$;
comment on function app_private.require_individual(jsonb, text) is
  'The individual an operator with FINANCE writes something of, locked. Stops with UNAUTHORIZED, also for an account of their own, '
  'or INVALID at attributes.freelanceProfileId.';
