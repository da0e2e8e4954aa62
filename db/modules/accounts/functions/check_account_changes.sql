-- A personal account has no name of its own, so giving it one would hide its owner.
create or replace function app_private.check_account_changes(account app_public.accounts, input jsonb) returns void
language plpgsql volatile
as $$
declare
  v_attributes jsonb := coalesce(nullif(input -> 'attributes', 'null'), '{}');
  v_is_personal boolean := account.account_type = 'PERSONAL';
  v_email text := app_hidden.text_at(v_attributes, 'email');
begin
  if (input ->> 'personal')::boolean <> v_is_personal then
    perform app_private.refuse('INVALID_ACTION', 'personal');
  end if;
  if v_attributes ? 'name' and v_is_personal then
    perform app_private.refuse('INVALID_ACTION', 'attributes.name');
  elsif v_attributes ? 'name' then
    perform app_private.refuse_blanks(v_attributes, array['name']);
  end if;
  if v_email is not null and not app_hidden.is_email_address(v_email) then
    perform app_private.refuse('INVALID', 'attributes.email');
  end if;
  if not app_hidden.is_phone_number(app_hidden.text_at(v_attributes, 'phoneNumber')) then
    perform app_private.refuse('INVALID_PHONE_NUMBER', 'attributes.phoneNumber');
  end if;
  if jsonb_typeof(v_attributes -> 'address') = 'object' and coalesce(
    app_hidden.text_at(v_attributes, 'address.line1'), app_hidden.text_at(v_attributes, 'address.postalCode'),
    app_hidden.text_at(v_attributes, 'address.city')
  ) is null then
    perform app_private.refuse('BLANK', 'attributes.address');
  elsif jsonb_typeof(v_attributes -> 'address') = 'object' then
    perform app_private.check_address(v_attributes, is_served_country => false);
  end if;
  perform app_private.refuse_picture(account.id, v_attributes, 'symbol');
  perform app_private.refuse_picture(account.id, v_attributes, 'logo');
  perform app_private.refuse_team_fields(account, v_attributes);
  -- Support identifies callers by the contact address of an account, so it is protected like a credential.
  if v_email is distinct from account.email::text and v_attributes ? 'email'
    or app_hidden.text_at(v_attributes, 'phoneNumber') is distinct from account.phone_number and v_attributes ? 'phoneNumber' then
    perform app_private.refuse_when_impersonating();
  end if;
end;
$$;
comment on function app_private.check_account_changes(app_public.accounts, jsonb) is
  'Refuses invalid changes of an account: another account than meant, a blank name, a wrong e-mail or phone number, '
  'an incomplete address, an invalid picture, fields of teams on a personal account, an organisation number that is '
  'not the team''s, another address or number while impersonating.';
