create or replace function app_public.payouts_account_ending(payout app_public.payouts) returns text
language sql stable
as $$
  select right(app_hidden.normal_account_number(payout.account_number), 4)
$$;
comment on function app_public.payouts_account_ending(app_public.payouts) is
  E'@unlisted\nThe last four characters of the account number, for where all of it would be too much; null without an account.';
grant execute on function app_public.payouts_account_ending(app_public.payouts) to app_user, app_operator;
