-- Eleven digits with a mod 11 check digit. Where digits five and six are 00 the digit was made
-- by the bank over the last four digits before it only.
create or replace function app_hidden.is_bank_account_number(number text) returns boolean
language sql immutable parallel safe
as $$
  select coalesce(
    number ~ '^[0-9]{11}$'
      and (11 - case
        when substr(number, 5, 2) = '00' then app_hidden.weighted_digit_sum(substr(number, 7, 4), '{5,4,3,2}')
        else app_hidden.weighted_digit_sum(number, '{5,4,3,2,7,6,5,4,3,2}')
      end % 11) % 11 = right(number, 1)::int,
    false
  )
$$;
comment on function app_hidden.is_bank_account_number(text) is 'Whether it is a Norwegian bank account number: eleven digits, mod 11.';
grant execute on function app_hidden.is_bank_account_number(text) to app_visitor, app_user, app_operator, app_worker;
