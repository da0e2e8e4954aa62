create or replace function app_hidden.iban(account_number text) returns text
language sql immutable parallel safe
as $$
  select case when app_hidden.is_bank_account_number(account_number) then
    -- 232400 is NO00 with letters as numbers, moved behind the account.
    'NO' || lpad((98 - (account_number || '232400')::numeric % 97)::text, 2, '0') || account_number
  end
$$;
comment on function app_hidden.iban(text) is 'The IBAN of a Norwegian bank account number; null when it is not one.';
grant execute on function app_hidden.iban(text) to app_visitor, app_user, app_operator, app_worker;
