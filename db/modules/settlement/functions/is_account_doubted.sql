-- A reason without code or description may concern the account, so the payee is asked to check it.
create or replace function app_private.is_account_doubted(reason text) returns boolean
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce(
    app_hidden.bank_reason(reason) in
      ('AC01', 'AC03', 'AC04', 'AC06', 'AC07', 'AC14', 'AG01', 'BE01', 'BE06', 'MS02', 'MS03', 'NARR', 'RC04'),
    true
  )
$$;
comment on function app_private.is_account_doubted(text) is
  'Whether the reason for which a bank rejected or returned a payout may lie in the account it was sent to, and not in the '
  'payer, the file or the day.';
