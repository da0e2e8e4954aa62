create or replace function app_public.team_suppliers() returns setof app_public.suppliers
language sql stable
as $$
  select s.* from app_public.suppliers s
  where s.account_id = (select app_hidden.current_account_id()) and (select app_hidden.require_purchases())
$$;
comment on function app_public.team_suppliers() is
'@list suppliers
@portal
@readers TEAM
The profiles that the current team has bought from, with the totals of purchases, debts and refunds. For members of a '
  'team whose organisation number is verified; UNAUTHORIZED without the feature payouts.';
grant execute on function app_public.team_suppliers() to app_user;
