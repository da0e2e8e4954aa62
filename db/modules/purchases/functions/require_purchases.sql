-- Lists call it once, before their first row. A team with an unverified number is allowed, and sees no rows.
create or replace function app_hidden.require_purchases() returns boolean
language plpgsql stable
as $$
begin
  if not app_hidden.has_feature('payouts') or not exists (
    select from app_public.accounts a where a.id = app_hidden.current_account_id() and a.account_type = 'TEAM'
  ) then
    perform app_private.refuse('UNAUTHORIZED');
    perform app_private.stop_if_refused();
  end if;
  return true;
end;
$$;
comment on function app_hidden.require_purchases() is
  'True for members of a team with the feature payouts; stops with UNAUTHORIZED for all others.';
grant execute on function app_hidden.require_purchases() to app_user;
