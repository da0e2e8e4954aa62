-- Register data of an organisation overrides typed data, and is locked. The author of the profile is identified by
-- their e-ID: the worker compares, and unclear cases wait for an operator. The first bank account is part of the
-- profile and needs no step-up confirmation; later accounts do. Concurrent calls queue up, so that they see each
-- other's profiles.
create or replace function app_public.create_freelance_profile(input jsonb) returns app_public.freelance_profiles
language plpgsql volatile
as $$
declare
  v_given jsonb := app_hidden.tidied(input -> 'attributes');
  v_attributes jsonb := v_given;
  v_number jsonb := app_private.prepared(input, 'create_freelance_profile') -> 'number';
  v_fingerprint bytea := decode(v_number ->> 'fingerprint', 'base64');
  v_entry app_public.register_entries;
  v_type app_public.freelance_type := v_given ->> 'freelanceType';
  v_profile app_public.freelance_profiles;
begin
  perform app_private.refuse_when_impersonating();
  perform app_private.require_invoicing();
  perform pg_advisory_xact_lock(hashtextextended('freelance_profiles:' || app_hidden.current_account_id(), 0));
  if v_type = 'ORGANIZATION' then
    v_entry := app_private.take_register_answer(input, 'create_freelance_profile', app_hidden.text_at(v_given, 'organizationNumber'), wants_roles => true);
    v_attributes := app_private.registered_attributes(v_given, v_entry);
  elsif v_type = 'INDIVIDUAL' then
    v_attributes := app_private.identified_attributes(v_given, v_fingerprint);
  end if;
  perform app_private.require_transition('freelance_profiles', null, null, 'create');
  perform app_private.check_new_profile(v_type, v_attributes, v_fingerprint);
  if v_type = 'ORGANIZATION' then
    perform app_private.refuse_without_role(input, 'create_freelance_profile', app_hidden.text_at(v_given, 'organizationNumber'));
  end if;
  perform app_private.stop_if_refused();

  v_profile := app_private.insert_row(v_profile, (v_attributes - case v_type
    when 'INDIVIDUAL' then '{organizationName,organizationNumber}'::text[] else '{firstName,lastName}'
  end) || jsonb_build_object(
    'personalNumberMasked', case when v_type = 'INDIVIDUAL' then coalesce(
      app_hidden.masked_number(app_hidden.text_at(v_attributes, 'personalNumber')), v_number ->> 'masked'
    ) end,
    'salaryTaxPercent', coalesce((v_attributes ->> 'salaryTaxPercent')::numeric, app_hidden.rate('withholding_without_card', app_hidden.today())),
    'address', app_hidden.address_from(v_attributes -> 'address'),
    'agreementAcceptedAt', case when app_hidden.text_at(v_attributes, 'agreementVersion') is not null then now() end
  ));
  if v_type = 'ORGANIZATION' then
    v_profile := app_private.record_registered_facts(v_profile.id);
  end if;
  if v_type = 'INDIVIDUAL' then
    perform app_private.record_personal_number(v_profile.id, input, 'create_freelance_profile');
  end if;
  if jsonb_typeof(v_attributes -> 'bankAccount') = 'object' then
    perform app_private.insert_bank_account(v_profile, v_attributes -> 'bankAccount');
  end if;
  perform app_private.replace_reference_people(v_profile.account_id, v_profile.id, null, v_attributes -> 'referencePeople');
  return v_profile;
end;
$$;
comment on function app_public.create_freelance_profile(jsonb) is
'@impersonated refused
@performs freelance_profiles create
Creates a payout profile with its first bank account. Users with a Norwegian or Swedish e-ID enter neither number nor '
  'name. Refuses INVALID_ACTION while impersonating and for another profile beside an individual one in a personal '
  'account; BLANK, INVALID or TAKEN for names and numbers, PERSONAL_NUMBER_MISMATCH for a number that differs from '
  'the e-ID''s, IMMUTABLE for another name, INVALID for an organisation that has ended, '
  'ORGANIZATION_ROLE_CHECK_FAILED for one that others lead; INCLUSION for an individual in a team; BLANK or '
  'DOCUMENT_NOT_FOUND for the agreement''s version.';
grant execute on function app_public.create_freelance_profile(jsonb) to app_user;
