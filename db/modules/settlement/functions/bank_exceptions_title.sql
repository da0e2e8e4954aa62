create or replace function app_public.bank_exceptions_title(exception app_public.bank_exceptions) returns text
language sql stable
as $$
  select coalesce(exception.payer_name, left(exception.message, 80), exception.kid, exception.booked_on::text)
$$;
comment on function app_public.bank_exceptions_title(app_public.bank_exceptions) is
  E'@notNull\nThe payer, else the text, the KID or the day: OCR giro names no payer.';
grant execute on function app_public.bank_exceptions_title(app_public.bank_exceptions) to app_operator;
