-- An identified person is paid under the name of their identity, and need not type it.
create or replace function app_private.identified_attributes(attributes jsonb, fingerprint bytea) returns jsonb
language plpgsql volatile
as $$
declare
  v_identity app_public.identities := app_private.own_identity_by_number(fingerprint);
  v_names jsonb := jsonb_build_object('firstName', v_identity.first_name, 'lastName', v_identity.last_name);
  v_name text;
begin
  if v_identity.id is null then
    return attributes;
  end if;
  foreach v_name in array array['firstName', 'lastName'] loop
    if app_hidden.text_at(attributes, v_name) <> v_names ->> v_name then
      perform app_private.refuse('IMMUTABLE', 'attributes.' || v_name);
    end if;
  end loop;
  return attributes || v_names;
end;
$$;
comment on function app_private.identified_attributes(jsonb, bytea) is
  'The attributes of a person''s profile with the names of the e-ID that has its number. Refuses IMMUTABLE for other names.';
grant execute on function app_private.identified_attributes(jsonb, bytea) to app_user;
