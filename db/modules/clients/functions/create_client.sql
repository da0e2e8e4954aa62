-- Every Norwegian number is looked up, picked or typed. With nationalRegisterCheck the register's facts replace typed
-- ones; without an answer a client cannot be marked as registered. The profile is locked, so that two calls at once
-- cannot take the same number.
create or replace function app_public.create_client(input jsonb) returns app_public.clients
language plpgsql volatile
as $$
declare
  v_given jsonb := app_hidden.tidied(coalesce(nullif(input -> 'attributes', 'null'), '{}'));
  v_attributes jsonb := v_given;
  v_entry app_public.register_entries;
  v_is_registered boolean := coalesce((v_given ->> 'nationalRegisterCheck')::boolean, false);
  v_profile app_public.freelance_profiles;
  v_client app_public.clients;
begin
  perform app_private.require_invoicing();
  select p.* into v_profile from app_public.freelance_profiles p where p.id = (v_given ->> 'freelanceProfileId')::uuid for no key update;
  if v_given ->> 'freelanceProfileId' is null then
    perform app_private.refuse('BLANK', 'attributes.freelanceProfileId');
  elsif v_profile.id is null then
    perform app_private.refuse('INVALID', 'attributes.freelanceProfileId');
  end if;
  perform app_private.refuse_archived_profile(v_profile, 'attributes.freelanceProfileId');
  if v_given ->> 'clientType' = 'ORGANIZATION' then
    v_entry := app_private.take_register_answer(input, 'create_client', app_hidden.text_at(v_given, 'orgNumber'));
  end if;
  if v_is_registered and v_entry.name is not null then
    v_attributes := v_attributes || jsonb_build_object(
      'name', left(v_entry.name, 200), 'address', coalesce(app_hidden.address_input(v_entry.address), v_given -> 'address')
    );
  elsif v_is_registered then
    perform app_private.refuse(
      case v_entry.state when 'UNREGISTERED' then 'INVALID' else 'BRREG_QUERY_FAILED' end::app_public.error_code,
      'attributes.orgNumber'
    );
    -- The rest of the client is not there to be checked.
    perform app_private.stop_if_refused();
  end if;
  perform app_private.check_client(v_attributes, v_profile.id);
  perform app_private.check_reference_people(v_given -> 'referencePeople');
  perform app_private.stop_if_refused();

  v_client := app_private.insert_client(v_profile, v_attributes, v_is_registered);
  perform app_private.replace_reference_people(v_client.account_id, null, v_client.id, v_given -> 'referencePeople');
  perform app_private.enqueue_participant_look_up(v_client.org_number);
  return v_client;
end;
$$;
comment on function app_public.create_client(jsonb) is
'@actors OWNER ADMIN
@impersonated allowed
Adds a client to a payout profile. With nationalRegisterCheck name, number and address are the register''s. Refuses '
  'BLANK, INVALID, INCLUSION, TAKEN, INVOICE_NOT_ORGANIZATION, FREELANCE_PROFILE_ARCHIVED, BRREG_QUERY_FAILED.';
grant execute on function app_public.create_client(jsonb) to app_user;
