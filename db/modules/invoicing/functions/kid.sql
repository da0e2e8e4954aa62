create or replace function app_hidden.kid(profile_number int, invoice_number int) returns text
language sql immutable strict parallel safe
as $$
  select base || app_hidden.mod10_check_digit(base)
  from (select lpad(profile_number::text, 6, '0') || lpad(invoice_number::text, 7, '0') as base) as digits
$$;
comment on function app_hidden.kid(int, int) is
  'The payment identification: profile number in 6 digits, invoice number in 7, and a MOD10 check digit.';
grant execute on function app_hidden.kid(int, int) to app_user, app_operator, app_worker;
