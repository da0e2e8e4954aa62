create or replace function app_hidden.money_waits(account_id uuid) returns boolean
language sql stable
as $$
  select exists (
    select from app_public.finance_accounts a join app_public.freelance_profiles p on p.id = a.freelance_profile_id
    where p.account_id = $1 and a.balance_minor > 0
  ) or exists (select from app_public.payouts p where p.account_id = $1 and p.status in ('PROPOSED', 'SENT'))
$$;
comment on function app_hidden.money_waits(uuid) is E'@keepsAccount\nWhether an account is owed money, or some is on its way to it.';
