-- The API has verified password and code and passes the result; the decision is made here. Definer because a visitor
-- reads no table.
create or replace function app_public.create_operator_session(input jsonb) returns app_public.issued_token
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_prepared jsonb := app_private.prepared(input, 'create_operator_session');
  v_step bigint := v_prepared ->> 'totpStep';
  v_user_id uuid := app_private.finish_sign_in(v_prepared);
  v_operator_id uuid;
begin
  if not coalesce((v_prepared ->> 'isLimited')::boolean, false) then
    select o.id into v_operator_id from app_public.operators o
    where o.user_id = (v_prepared ->> 'userId')::uuid and o.disabled_at is null;
    if not app_private.use_operator_code(v_operator_id, v_step) then
      perform app_private.refuse('INVALID_TOKEN', 'code');
    end if;
  end if;
  perform app_private.stop_if_refused();
  return row (app_private.open_session(v_user_id, operator_id => v_operator_id))::app_public.issued_token;
end;
$$;
comment on function app_public.create_operator_session(jsonb) is
  E'@impersonated allowed\nSigns an operator in with password and TOTP code. INVALID_PASSWORD, USER_BLOCKED, '
  'ATTEMPTS_LIMIT_EXCEEDED; INVALID_TOKEN: the code is wrong, used before, or not an operator''s.';
grant execute on function app_public.create_operator_session(jsonb) to app_visitor, app_user, app_operator;
