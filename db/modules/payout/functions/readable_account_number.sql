-- A bank abroad may set its numbers as it likes, and those who read them there know them so.
create or replace function app_hidden.readable_account_number(number text, country text, currency text) returns text
language sql immutable parallel safe
as $$
  select case when coalesce(country, 'NO') = 'NO' then app_hidden.account_number_read(number, currency) else app_hidden.tidy_text(number) end
$$;
comment on function app_hidden.readable_account_number(text, text, text) is
  'An account number as a profile of a country keeps it: as typed abroad, letters and digits alone in Norway, an IBAN in kroner without its head.';
grant execute on function app_hidden.readable_account_number(text, text, text) to app_user;
