-- A personal account has no name of its own, so giving it one would hide whose it is.
create or replace function app_private.refuse_update_of_account(account app_public.accounts, input jsonb) returns void
language plpgsql volatile
as $$
declare
  v_attributes jsonb := coalesce(nullif(input -> 'attributes', 'null'), '{}');
  v_is_personal boolean := account.account_type = 'PERSONAL';
  v_part text;
begin
  if (input ->> 'personal')::boolean <> v_is_personal then
    perform app_private.refuse('INVALID_ACTION', 'personal');
  end if;
  if v_attributes ? 'name' and v_is_personal then
    perform app_private.refuse('INVALID_ACTION', 'attributes.name');
  elsif v_attributes ? 'name' and coalesce(btrim(v_attributes ->> 'name'), '') = '' then
    perform app_private.refuse('BLANK', 'attributes.name');
  end if;
  if nullif(btrim(v_attributes ->> 'email'), '') !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' then
    perform app_private.refuse('INVALID', 'attributes.email');
  end if;
  if jsonb_typeof(v_attributes -> 'address') = 'object' then
    foreach v_part in array array['line1', 'postalCode', 'city', 'country'] loop
      if coalesce(btrim(v_attributes -> 'address' ->> v_part), '') = '' then
        perform app_private.refuse('BLANK', 'attributes.address.' || v_part);
      end if;
    end loop;
    if nullif(v_attributes -> 'address' ->> 'country', '') !~ '^[A-Z]{2}$' then
      perform app_private.refuse('INVALID', 'attributes.address.country');
    end if;
  end if;
  -- How the house reaches an account is as good as a credential to who asks it for help.
  if v_attributes ->> 'email' is distinct from account.email::text and v_attributes ? 'email'
    or v_attributes ->> 'phoneNumber' is distinct from account.phone_number and v_attributes ? 'phoneNumber' then
    perform app_private.refuse_when_impersonating();
  end if;
end;
$$;
comment on function app_private.refuse_update_of_account(app_public.accounts, jsonb) is
  'The refusals of updateAccount: another account than meant, a blank name, a wrong e-mail, an incomplete address, another address or number while impersonating.';
