create or replace function app_public.accounts_features(account app_public.accounts) returns app_public.account_features
language sql stable
as $$
  select row (account.invoices_enabled, account.payouts_enabled, account.workflows_enabled)::app_public.account_features
$$;
comment on function app_public.accounts_features(app_public.accounts) is
  E'@notNull\nThe features of the account. Operators switch them.';
grant execute on function app_public.accounts_features(app_public.accounts) to app_user;
