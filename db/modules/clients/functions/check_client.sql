-- attributes: the client after the change; profile_id: the profile it belongs to; except_id: the client itself.
create or replace function app_private.check_client(attributes jsonb, profile_id uuid, except_id uuid default null) returns void
language plpgsql volatile
as $$
declare
  v_type text := attributes ->> 'clientType';
  v_email text := app_hidden.text_at(attributes, 'email');
  v_org_number text := app_hidden.text_at(attributes, 'orgNumber');
begin
  perform app_private.refuse_blanks(attributes, array['name']);
  perform app_private.check_address(attributes, v_type = 'ORGANIZATION');
  if v_type = 'INDIVIDUAL' then
    perform app_private.refuse_blanks(attributes, array['email', 'phone']);
    if attributes ->> 'preferredDeliveryMethod' = 'EHF' then
      perform app_private.refuse('INVOICE_NOT_ORGANIZATION', 'attributes.preferredDeliveryMethod');
    end if;
  elsif v_type = 'ORGANIZATION' then
    perform app_private.check_organization_number(
      v_org_number, app_hidden.text_at(attributes, 'address.country'), 'attributes.orgNumber'
    );
    if exists (
      select from app_public.clients c
      where c.freelance_profile_id = profile_id and c.org_number = v_org_number and c.archived_at is null
        and c.id is distinct from except_id
    ) then
      perform app_private.refuse('TAKEN', 'attributes.orgNumber');
    end if;
  else
    perform app_private.refuse('BLANK', 'attributes.clientType');
  end if;
  if v_email is not null and not app_hidden.is_email_address(v_email) then
    perform app_private.refuse('INVALID', 'attributes.email');
  end if;
  if not app_hidden.is_phone_number(app_hidden.text_at(attributes, 'phone')) then
    perform app_private.refuse('INVALID_PHONE_NUMBER', 'attributes.phone');
  end if;
  perform app_private.check_client_number((attributes ->> 'clientNumber')::numeric, profile_id, except_id);
end;
$$;
comment on function app_private.check_client(jsonb, uuid, uuid) is
  'Refuses all that is wrong with a client as it would be: blanks, a wrong or taken number, EHF to a person.';
grant execute on function app_private.check_client(jsonb, uuid, uuid) to app_user;
