-- The team is made before the personal account: sessions open where a person has belonged longest, and this one came
-- for the team. Definer because a visitor may write no table.
create or replace function app_public.register_team_account(input jsonb) returns app_public.users
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_password_hash text := app_private.prepared(input, 'register_team_account') ->> 'passwordHash';
  v_user_id uuid;
  v_team_id uuid;
  v_user app_public.users;
begin
  perform app_private.check_registration(input -> 'attributes');
  perform app_private.check_team(input -> 'team', 'team');
  perform app_private.stop_if_refused();
  v_user_id := app_private.create_user(input -> 'attributes', v_password_hash);
  if v_user_id is null then
    perform app_private.refuse('USER_EXISTS', 'attributes.email');
    perform app_private.stop_if_refused();
  end if;
  v_team_id := app_private.create_team(v_user_id, input -> 'team');
  perform app_private.create_personal_account(v_user_id);
  perform app_private.mail_one_time_link(v_user_id, 'CONFIRM', app_private.dashboard_path(v_user_id, v_team_id));
  select u.* into v_user from app_public.users u where u.id = v_user_id;
  return v_user;
end;
$$;
comment on function app_public.register_team_account(jsonb) is
'@impersonated allowed
@introduces
@anyone has no account yet
Registers a person with a personal account and a team they own, and mails a confirmation link that leads to the team. USER_EXISTS, INVALID '
  'organisation number, TAKEN by a verified team.';
grant execute on function app_public.register_team_account(jsonb) to app_visitor, app_user;
