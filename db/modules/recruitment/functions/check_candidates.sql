-- The subscription is locked, so that of two who apply to two jobs at one moment the second sees the first.
create or replace function app_private.check_candidates(account_id uuid) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_candidates int;
begin
  select s.candidates into v_candidates from app_public.plan_subscriptions s
  where s.account_id = check_candidates.account_id for no key update;
  if app_private.candidates_this_year(check_candidates.account_id) >= v_candidates then
    perform app_private.refuse('SUBSCRIPTION_LIMIT_EXCEEDED');
  end if;
end;
$$;
comment on function app_private.check_candidates(uuid) is
  'Refuses SUBSCRIPTION_LIMIT_EXCEEDED when a team''s plan takes no more applications this year.';
