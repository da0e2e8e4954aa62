-- Consent is possible once the team has approved an application of the caller. The profile data that the team will see
-- is stored with the consent. Definer because no role may write enrolments directly.
create or replace function app_public.set_enrollment(input jsonb) returns app_public.enrollments
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_profile app_public.freelance_profiles;
  v_partner_id uuid;
  v_enrollment app_public.enrollments;
begin
  perform app_private.refuse_when_impersonating();
  perform app_private.require_transition('enrollments', null, null, 'create');
  v_profile := app_private.require_enrolling_profile((input ->> 'freelanceProfileId')::uuid);
  v_partner_id := app_private.check_enrolling_partner((input ->> 'partnerAccountId')::uuid, (input ->> 'jobApplicationId')::uuid);
  if app_hidden.text_at(input, 'consentVersion') is null then
    perform app_private.refuse('BLANK', 'consentVersion');
  elsif input ->> 'consentVersion' <> app_public.enrollment_consent_version() then
    perform app_private.refuse('DOCUMENT_NOT_FOUND', 'consentVersion');
  end if;
  if not app_hidden.has_proofed_identity(app_hidden.current_user_id()) then
    perform app_private.refuse('BANK_ID_VERIFICATION_REQUIRED');
  end if;
  perform app_private.stop_if_refused();

  insert into app_public.enrollments (
    account_id, partner_account_id, freelance_profile_id, freelance_type, first_name, last_name, organization_name,
    organization_number, consent_version, consented_by
  ) values (
    v_profile.account_id, v_partner_id, v_profile.id, v_profile.freelance_type, v_profile.first_name,
    v_profile.last_name, v_profile.organization_name, v_profile.organization_number, input ->> 'consentVersion',
    app_hidden.current_user_id()
  )
  on conflict do nothing
  returning * into v_enrollment;
  if not found then
    perform app_private.refuse('TAKEN', 'freelanceProfileId');
    perform app_private.stop_if_refused();
  end if;
  return v_enrollment;
end;
$$;
comment on function app_public.set_enrollment(jsonb) is
'@impersonated refused
@performs enrollments create
Agrees to be enrolled with a team that has approved an application of the caller; the team is named, or the '
  'application. BLANK at consentVersion: nothing was agreed to; DOCUMENT_NOT_FOUND there: another wording than the '
  'present one. BANK_ID_VERIFICATION_REQUIRED: the caller has not shown who they are. FREELANCE_PROFILE_ARCHIVED; '
  'TAKEN at freelanceProfileId: it is enrolled there, or waits. INVALID freelanceProfileId, partnerAccountId, '
  'jobApplicationId; INVALID_ACTION there: the application is not approved. UNAUTHORIZED.';
grant execute on function app_public.set_enrollment(jsonb) to app_user;
