-- Definer because a visitor may write no table.
create or replace function app_public.register_account(input jsonb) returns app_public.users
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_password_hash text := app_private.prepared(input, 'register_account') ->> 'passwordHash';
  v_user_id uuid;
  v_user app_public.users;
begin
  perform app_private.check_registration(input -> 'attributes');
  perform app_private.stop_if_refused();
  v_user_id := app_private.register(input -> 'attributes', v_password_hash);
  perform app_private.stop_if_refused();
  select u.* into v_user from app_public.users u where u.id = v_user_id;
  return v_user;
end;
$$;
comment on function app_public.register_account(jsonb) is
'@impersonated allowed
@introduces
@anyone has no account yet
Registers a person with a personal account and mails a confirmation link. USER_EXISTS: the address is taken. A '
  'visitor reads the user back in the same request.';
grant execute on function app_public.register_account(jsonb) to app_visitor, app_user;
