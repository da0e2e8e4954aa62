create or replace function app_public.bank_exceptions_title(exception app_public.bank_exceptions) returns text
language sql stable
as $$
  select coalesce(
    exception.payer_name, left(exception.message, 80), exception.kid,
    (select coalesce(t.bank_reference, t.entry_reference) from app_public.bank_transactions t where t.id = exception.bank_transaction_id),
    to_char(exception.booked_on, 'DD.MM.YYYY')
  )
$$;
comment on function app_public.bank_exceptions_title(app_public.bank_exceptions) is
  E'@notNull\nThe payer, else the text, the KID, the reference of the bank or the day: OCR giro names no payer.';
grant execute on function app_public.bank_exceptions_title(app_public.bank_exceptions) to app_operator;
