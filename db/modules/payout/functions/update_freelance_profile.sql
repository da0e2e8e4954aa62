-- Absent attributes stay; a registered number sets its facts, as for a new profile. The whole profile is validated as
-- changed, so that a change cannot leave it incomplete.
create or replace function app_public.update_freelance_profile(input jsonb) returns app_public.freelance_profiles
language plpgsql volatile
as $$
declare
  v_given jsonb := app_hidden.tidied(coalesce(nullif(input -> 'attributes', 'null'), '{}'));
  v_profile app_public.freelance_profiles;
  v_next jsonb;
  v_entry app_public.register_entries;
  v_number text := app_hidden.text_at(v_given, 'personalNumber');
  v_fingerprint bytea := decode(app_private.prepared(input, 'update_freelance_profile') #>> '{number,fingerprint}', 'base64');
  v_agreement text := app_hidden.text_at(v_given, 'agreementVersion');
begin
  perform app_private.refuse_when_impersonating();
  v_profile := app_private.require_own_profile((input ->> 'id')::uuid);
  v_next := app_private.next_profile_attributes(v_profile, v_given);
  if v_profile.freelance_type = 'ORGANIZATION' and v_given ? 'organizationNumber'
    and not v_profile.verified and not v_profile.national_register_check then
    v_entry := app_private.take_register_answer(input, 'update_freelance_profile', app_hidden.text_at(v_given, 'organizationNumber'), wants_roles => true);
    v_next := app_private.registered_attributes(v_next, v_entry);
    perform app_private.refuse_without_role(input, 'update_freelance_profile', app_hidden.text_at(v_given, 'organizationNumber'));
  end if;
  perform app_private.refuse_archived_profile(v_profile);
  perform app_private.refuse_when_changed(v_profile.updated_at, input);
  perform app_private.check_profile_changes(v_profile, v_given, v_next);
  perform app_private.check_changed_profile(v_profile, v_next, v_number, v_fingerprint);
  -- One agrees to a wording once: again would make the agreement younger than it is.
  if v_agreement = v_profile.agreement_version then
    perform app_private.refuse('DOCUMENT_SIGNED', 'attributes.agreementVersion');
  else
    perform app_private.check_agreement(v_given);
  end if;
  perform app_private.check_reference_people(v_given -> 'referencePeople', v_profile.id);
  perform app_private.stop_if_refused();

  v_profile := app_private.update_row(v_profile, v_next || jsonb_build_object(
    'address', app_hidden.address_from(v_next -> 'address'),
    'personalNumberMasked', coalesce(app_hidden.masked_number(v_number), v_profile.personal_number_masked)
  ) || case when v_agreement is null then '{}' else jsonb_build_object('agreementVersion', v_agreement, 'agreementAcceptedAt', now()) end);
  if v_entry.name is not null then
    v_profile := app_private.record_registered_facts(v_profile.id);
  end if;
  -- Correcting a refused profile submits it again.
  if v_profile.status = 'REFUSED' and v_given - 'agreementVersion' <> '{}' then
    v_profile := app_private.move_freelance_profile(v_profile.id, 'renew');
  end if;
  if v_number is not null then
    perform app_private.record_personal_number(v_profile.id, input, 'update_freelance_profile');
  end if;
  perform app_private.enqueue_identification(v_profile);
  perform app_private.replace_reference_people(v_profile.account_id, v_profile.id, null, v_given -> 'referencePeople');
  return v_profile;
end;
$$;
comment on function app_public.update_freelance_profile(jsonb) is
'@impersonated refused
@performs freelance_profiles renew
Changes a payout profile; reference people, when sent, replace all of them. Refuses INVALID_ACTION while '
  'impersonating; FREELANCE_PROFILE_ARCHIVED; INVALID for an organisation that has ended, '
  'ORGANIZATION_ROLE_CHECK_FAILED for one that others lead; DOCUMENT_NOT_FOUND for an unknown agreement, '
  'DOCUMENT_SIGNED for the one agreed to already; IMMUTABLE for registered facts and for a starting number in use; '
  'BLANK, INVALID or TAKEN; PERSONAL_NUMBER_MISMATCH for a number that differs from the e-ID''s.';
grant execute on function app_public.update_freelance_profile(jsonb) to app_user;
