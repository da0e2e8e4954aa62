create or replace function app_public.finance_accounts_balance(account app_public.finance_accounts) returns bigint
language sql stable
as $$
  select case
    when account.kind = 'PAYABLE' then account.balance_minor
    else coalesce((
      select sum(e.amount_minor) from app_public.journal_entries e where e.finance_account_id = account.id
    ), 0)::bigint
  end
$$;
comment on function app_public.finance_accounts_balance(app_public.finance_accounts) is
'@notNull
@unit MINOR
@listed
The sum of its entries, in øre, debits above 0; of a profile what is owed to it.';
grant execute on function app_public.finance_accounts_balance(app_public.finance_accounts) to app_operator;
