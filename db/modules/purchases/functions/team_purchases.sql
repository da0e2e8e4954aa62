create or replace function app_public.team_purchases() returns setof app_public.purchases
language sql stable
as $$
  select p.* from app_public.purchases p
  where p.account_id = (select app_hidden.current_account_id()) and (select app_hidden.require_purchases())
$$;
comment on function app_public.team_purchases() is
'@list purchases
@portal
@readers TEAM
Invoices to the current team. For members of a team whose organisation number is verified; '
  'UNAUTHORIZED without the feature payouts.';
grant execute on function app_public.team_purchases() to app_user;
