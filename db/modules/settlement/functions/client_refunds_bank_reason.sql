create or replace function app_public.client_refunds_bank_reason(refund app_public.client_refunds) returns app_public.bank_reason
language sql stable
as $$
  select app_hidden.bank_reason(refund.reason)
$$;
comment on function app_public.client_refunds_bank_reason(app_public.client_refunds) is
'@unlisted
Why the bank rejected or returned it, by the code its reason begins with; null where it gave none.';
grant execute on function app_public.client_refunds_bank_reason(app_public.client_refunds) to app_operator;
