create or replace function app_public.bank_payment_statuses_bank_reason(status app_public.bank_payment_statuses) returns app_public.bank_reason
language sql stable
as $$
  select app_hidden.bank_reason(status.reason_code)
$$;
comment on function app_public.bank_payment_statuses_bank_reason(app_public.bank_payment_statuses) is
'@listed
The banks code in words; null for one that has none.';
grant execute on function app_public.bank_payment_statuses_bank_reason(app_public.bank_payment_statuses) to app_operator;
