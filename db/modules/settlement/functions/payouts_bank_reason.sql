create or replace function app_public.payouts_bank_reason(payout app_public.payouts) returns app_public.bank_reason
language sql stable
as $$
  select app_hidden.bank_reason(payout.reason)
$$;
comment on function app_public.payouts_bank_reason(app_public.payouts) is
'@listed
Why the bank rejected or returned it, by the code its reason begins with; null where it gave none.';
grant execute on function app_public.payouts_bank_reason(app_public.payouts) to app_user, app_operator;
