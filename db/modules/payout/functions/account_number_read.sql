-- An invoice also prints the IBAN, which contains the account's own number: an account in kroner is stored as that
-- number.
create or replace function app_hidden.account_number_read(number text, currency text) returns text
language sql immutable parallel safe
as $$
  select case
    when currency = 'NOK' and n ~ '^NO[0-9]{13}$' and app_hidden.is_iban(n) and app_hidden.is_bank_account_number(substr(n, 5)) then substr(n, 5)
    else n
  end
  from app_hidden.normal_account_number(number) n
$$;
comment on function app_hidden.account_number_read(text, text) is
  'An account number in letters and digits alone; of a right Norwegian IBAN, for an account in kroner, the eleven digits.';
grant execute on function app_hidden.account_number_read(text, text) to app_user;
