create or replace function app_private.refund_account(number text) returns text
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_number constant text := app_hidden.account_number_read(number, 'NOK');
begin
  if v_number is null then
    perform app_private.refuse('BLANK', 'accountNumber');
  elsif app_hidden.is_iban(v_number) then
    perform app_private.refuse('INVALID_ACTION', 'accountNumber');
  elsif not app_hidden.is_bank_account_number(v_number) then
    perform app_private.refuse('VERIFICATION_FAILED', 'accountNumber');
  end if;
  return v_number;
end;
$$;
comment on function app_private.refund_account(text) is
  'A Norwegian account number as it was typed, of digits only. Refuses at accountNumber: BLANK, INVALID_ACTION for an account abroad, '
  'VERIFICATION_FAILED where it is mistyped.';
