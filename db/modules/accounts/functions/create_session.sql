-- The API has verified the password and passes the result; the decision is made here. Definer because a visitor reads
-- no table.
create or replace function app_public.create_session(input jsonb) returns app_public.issued_token
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_user_id uuid := app_private.finish_sign_in(app_private.prepared(input, 'create_session'));
begin
  perform app_private.stop_if_refused();
  return row (app_private.open_landing_session(v_user_id))::app_public.issued_token;
end;
$$;
comment on function app_public.create_session(jsonb) is
  E'@impersonated allowed\nSigns in with a password. INVALID_PASSWORD: wrong, or an unknown address. '
  'ATTEMPTS_LIMIT_EXCEEDED, USER_BLOCKED, ACCOUNT_BLOCKED.';
grant execute on function app_public.create_session(jsonb) to app_visitor, app_user;
