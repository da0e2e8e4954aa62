-- A bank may send any text as its code; only codes that have words are values.
create or replace function app_hidden.bank_reason(reason text) returns app_public.bank_reason
language sql stable parallel safe
as $$
  select c.code from unnest(enum_range(null::app_public.bank_reason)) c (code)
  where c.code::text = upper(substring(reason from '^\s*([A-Za-z0-9]{4})(?:\s|$)'))
$$;
comment on function app_hidden.bank_reason(text) is
  'The code of ISO 20022 with which a reason begins, as a bank writes it; null when it begins with none that has words.';
grant execute on function app_hidden.bank_reason(text) to app_user, app_operator;
