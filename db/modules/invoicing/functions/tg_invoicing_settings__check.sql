-- Wrong digits here would be printed on every invoice, so the table itself refuses them. It is a
-- trigger and no constraint because tables are made before functions.
create or replace function app_private.tg_invoicing_settings__check() returns trigger
language plpgsql volatile
as $$
begin
  if not app_hidden.is_organization_number(new.organization_number) then
    raise exception 'the organisation number fails its check digit' using errcode = 'check_violation';
  end if;
  if not app_hidden.is_bank_account_number(new.account_number) then
    raise exception 'the account number fails its check digit' using errcode = 'check_violation';
  end if;
  if not app_hidden.is_postal_code((new.address).postal_code, (new.address).country) then
    raise exception 'the postcode is not valid in its country' using errcode = 'check_violation';
  end if;
  return new;
end;
$$;
comment on function app_private.tg_invoicing_settings__check() is 'Refuses an organisation or account number that fails mod 11, and a postcode that is none.';
grant execute on function app_private.tg_invoicing_settings__check() to app_operator;
