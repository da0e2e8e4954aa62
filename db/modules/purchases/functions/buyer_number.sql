create or replace function app_hidden.buyer_number() returns text
language sql stable
as $$
  select a.organization_number from app_public.accounts a
  where a.id = (select app_hidden.current_account_id()) and a.account_type = 'TEAM'
    and a.organization_verified_at is not null and (select app_hidden.has_feature('payouts'))
$$;
comment on function app_hidden.buyer_number() is
  'The organisation number that the current team buys by: null unless it is verified and the team has the feature payouts.';
grant execute on function app_hidden.buyer_number() to app_user;
