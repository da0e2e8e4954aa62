-- A Norwegian profile's account in kroner is a Norwegian account: eleven digits that pass mod 11. A profile abroad may
-- receive kroner on an account with any numbering. A number that looks like an IBAN of a supported country must be
-- valid: money sent to a mistyped one comes back late. INVALID means letters in an account in kroner, since its text
-- says so; VERIFICATION_FAILED means wrong check digits.
create or replace function app_private.check_bank_account(
  attributes jsonb, type app_public.freelance_type, country text, path text default 'attributes'
) returns void
language plpgsql volatile
as $$
declare
  v_number text := app_hidden.account_number_read(attributes ->> 'accountNumber', app_hidden.text_at(attributes, 'currency'));
  v_swift text := app_hidden.normal_account_number(attributes ->> 'swiftCode');
  v_currency text := app_hidden.text_at(attributes, 'currency');
begin
  if v_number is null then
    perform app_private.refuse('BLANK', path || '.accountNumber');
  elsif length(v_number) < 11 then
    perform app_private.refuse('TOO_SHORT', path || '.accountNumber');
  elsif length(v_number) > 34 or length(btrim(attributes ->> 'accountNumber')) > 100 then
    perform app_private.refuse('TOO_BIG', path || '.accountNumber');
  elsif v_currency = 'NOK' and v_number !~ '^[0-9]+$' then
    perform app_private.refuse('INVALID', path || '.accountNumber');
  elsif v_currency = 'NOK' and coalesce(country, 'NO') = 'NO' and not app_hidden.is_bank_account_number(v_number) then
    perform app_private.refuse('VERIFICATION_FAILED', path || '.accountNumber');
  elsif v_number ~ '^(NO[0-9]{13}|SE[0-9]{22}|DK[0-9]{16}|FI[0-9]{16})$' and not app_hidden.is_iban(v_number) then
    perform app_private.refuse('VERIFICATION_FAILED', path || '.accountNumber');
  end if;
  if v_currency is null then
    perform app_private.refuse('BLANK', path || '.currency');
  elsif v_currency <> 'NOK' and type = 'INDIVIDUAL' then
    perform app_private.refuse('INCLUSION', path || '.currency');
  end if;
  if length(v_swift) < 8 then
    perform app_private.refuse('TOO_SHORT', path || '.swiftCode');
  elsif length(v_swift) > 11 then
    perform app_private.refuse('TOO_BIG', path || '.swiftCode');
  end if;
end;
$$;
comment on function app_private.check_bank_account(jsonb, app_public.freelance_type, text, text) is
  'Refuses an account number that is blank, too short (11), too long (34), not of digits for NOK (INVALID) or '
  'mistyped (VERIFICATION_FAILED), a currency the profile cannot have, and a wrong SWIFT code.';
grant execute on function app_private.check_bank_account(jsonb, app_public.freelance_type, text, text) to app_user;
