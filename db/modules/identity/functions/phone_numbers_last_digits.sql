create or replace function app_private.phone_numbers_last_digits(phone app_public.phone_numbers) returns text
language sql immutable
as $$
  select right(phone.e164, 4)
$$;
comment on function app_private.phone_numbers_last_digits(app_public.phone_numbers) is
  'The last digits, by which its owner recognises it.';
