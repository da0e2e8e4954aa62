create or replace function app_public.bank_transactions_kids(transaction app_public.bank_transactions) returns text
language sql stable
as $$
  select string_agg(p.value ->> 'kid', ', ' order by p.place)
  from jsonb_array_elements(transaction.kid_parts) with ordinality p (value, place)
$$;
comment on function app_public.bank_transactions_kids(app_public.bank_transactions) is
  E'@unlisted\nThe KIDs of a payment for several invoices.';
grant execute on function app_public.bank_transactions_kids(app_public.bank_transactions) to app_operator;
