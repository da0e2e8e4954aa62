-- Absent attributes stay. The resulting client is checked like a new one, and a new number is looked up as for a new
-- client.
create or replace function app_public.update_client(input jsonb) returns app_public.clients
language plpgsql volatile
as $$
declare
  v_given jsonb := app_hidden.tidied(coalesce(nullif(input -> 'attributes', 'null'), '{}'));
  v_client app_public.clients := app_private.require_own_client((input ->> 'id')::uuid);
  v_next jsonb := app_hidden.attributes_of('app_public.clients', to_jsonb(v_client)) || (v_given - 'address' - 'clientType') || case when v_given ? 'address'
    then jsonb_build_object('address', app_hidden.address_input(app_hidden.address_from(v_given -> 'address'))) else '{}' end;
begin
  -- Numbers are unique within the profile, so its row is what two changes at once meet at.
  perform from app_public.freelance_profiles p where p.id = v_client.freelance_profile_id for no key update;
  perform app_private.refuse_when_changed(v_client.updated_at, input);
  if v_client.client_type = 'ORGANIZATION' and app_hidden.text_at(v_next, 'orgNumber') <> v_client.org_number then
    perform app_private.take_register_answer(input, 'update_client', app_hidden.text_at(v_next, 'orgNumber'));
  end if;
  perform app_private.check_client_changes(v_client, v_given, v_next);
  perform app_private.check_client(v_next, v_client.freelance_profile_id, v_client.id);
  perform app_private.check_reference_people(v_given -> 'referencePeople', v_client.id);
  perform app_private.stop_if_refused();

  if v_client.client_type = 'INDIVIDUAL' then
    v_next := v_next - 'orgNumber';
  end if;
  v_client := app_private.update_row(v_client, v_next);
  perform app_private.replace_reference_people(v_client.account_id, null, v_client.id, v_given -> 'referencePeople');
  perform app_private.enqueue_participant_look_up(v_client.org_number);
  return v_client;
end;
$$;
comment on function app_public.update_client(jsonb) is
'@actors OWNER ADMIN
@impersonated allowed
Changes a client; reference people, when sent, replace all of them. Refuses as createClient does, and IMMUTABLE for type, profile and registered facts.';
grant execute on function app_public.update_client(jsonb) to app_user;
