-- Definer because no role may write accounts directly.
create or replace function app_public.create_team_account(input jsonb) returns app_public.accounts
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account_id uuid;
  v_account app_public.accounts;
begin
  perform app_private.refuse_when_impersonating();
  perform app_private.require_confirmed_user();
  perform app_private.check_team(input -> 'attributes', 'attributes');
  perform app_private.take_allowance('teams', app_hidden.current_user_id());
  perform app_private.stop_if_refused();
  v_account_id := app_private.create_team(app_hidden.current_user_id(), input -> 'attributes');
  select a.* into v_account from app_public.accounts a where a.id = v_account_id;
  return v_account;
end;
$$;
comment on function app_public.create_team_account(jsonb) is
  E'@impersonated refused\nMakes a team owned by the caller, with one default department. INVALID_ACTION while '
  'impersonating, USER_NOT_CONFIRMED, BLANK name, INVALID organisation number, TAKEN by a verified team, ATTEMPTS_LIMIT_EXCEEDED: too many in a day.';
grant execute on function app_public.create_team_account(jsonb) to app_user;
