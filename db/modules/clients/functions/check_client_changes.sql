create or replace function app_private.check_client_changes(client app_public.clients, given jsonb, next jsonb) returns void
language plpgsql volatile
as $$
declare
  v_now jsonb := app_hidden.attributes_of('app_public.clients', to_jsonb(client));
  v_locked text;
begin
  if given ->> 'clientType' <> client.client_type::text then
    perform app_private.refuse('IMMUTABLE', 'attributes.clientType');
  end if;
  if given ->> 'freelanceProfileId' <> client.freelance_profile_id::text then
    perform app_private.refuse('IMMUTABLE', 'attributes.freelanceProfileId');
  end if;
  if (given ->> 'nationalRegisterCheck')::boolean <> client.national_register_check then
    perform app_private.refuse('IMMUTABLE', 'attributes.nationalRegisterCheck');
  end if;
  if client.national_register_check then
    foreach v_locked in array array['name', 'orgNumber', 'address'] loop
      if next -> v_locked is distinct from v_now -> v_locked then
        perform app_private.refuse('IMMUTABLE', 'attributes.' || v_locked);
      end if;
    end loop;
  end if;
end;
$$;
comment on function app_private.check_client_changes(app_public.clients, jsonb, jsonb) is
  'Refuses IMMUTABLE for the type, the profile, and the register''s facts: name, number and address.';
grant execute on function app_private.check_client_changes(app_public.clients, jsonb, jsonb) to app_user;
