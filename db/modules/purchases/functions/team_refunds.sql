create or replace function app_public.team_refunds() returns setof app_public.refunds
language sql stable
as $$
  select r.* from app_public.refunds r
  where r.account_id = (select app_hidden.current_account_id()) and (select app_hidden.require_purchases())
$$;
comment on function app_public.team_refunds() is
'@list refunds
@portal
@readers TEAM
Credit notes to the current team. For members of a team whose organisation number is verified; '
  'UNAUTHORIZED without the feature payouts.';
grant execute on function app_public.team_refunds() to app_user;
