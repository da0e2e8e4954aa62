-- Debits carry their amount, since several may be to one payee and an operator chooses among them.
create or replace function app_public.bank_exceptions_title(exception app_public.bank_exceptions) returns text
language sql stable
as $$
  select coalesce(exception.payer_name, left(exception.message, 80), exception.kid, exception.booked_on::text) || case
    when exception.waiting_minor < 0 then
      ', −' || translate(to_char(-exception.waiting_minor / 100.0, 'FM999,999,999,990.00'), ',.', E'\u2009,')
    else ''
  end
$$;
comment on function app_public.bank_exceptions_title(app_public.bank_exceptions) is
  E'@notNull\nThe payer, else the text, the KID or the day: OCR giro names no payer. A debit has its waiting amount as well.';
grant execute on function app_public.bank_exceptions_title(app_public.bank_exceptions) to app_operator;
