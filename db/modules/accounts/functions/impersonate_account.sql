-- The operator acts as the owner, in a session that names them and their reason; every action in it is logged under
-- both. Definer because no role may write sessions directly.
create or replace function app_public.impersonate_account(input jsonb) returns app_public.issued_token
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
  v_operator_id uuid;
  v_sign_in_id uuid;
  v_reason text := app_hidden.text_at(input, 'reason');
begin
  select s.operator_id, s.sign_in_id into v_operator_id, v_sign_in_id from app_public.sessions s where s.id = app_hidden.current_session_id();
  if v_operator_id is null or not 'OPERATOR_ADMIN' = any (app_hidden.current_actors()) then
    perform app_private.refuse('UNAUTHORIZED');
    perform app_private.stop_if_refused();
  end if;
  select a.* into v_account from app_public.accounts a where a.id = (input ->> 'id')::uuid;
  if v_account.id is null then
    perform app_private.refuse('ACCOUNT_NOT_FOUND', 'id');
  elsif v_account.blocked_at is not null then
    perform app_private.refuse('ACCOUNT_BLOCKED', 'id');
  elsif app_private.is_user_blocked(v_account.primary_user_id) then
    perform app_private.refuse('USER_BLOCKED', 'id');
  end if;
  if v_reason is null then
    perform app_private.refuse('BLANK', 'reason');
  end if;
  perform app_private.prove_operator(v_operator_id, app_private.prepared(input, 'impersonate_account'));
  perform app_private.stop_if_refused();
  return row (app_private.open_session(
    v_account.primary_user_id, v_account.id,
    administrator_id => v_operator_id, administrator_reason => v_reason, sign_in_id => v_sign_in_id
  ))::app_public.issued_token;
end;
$$;
comment on function app_public.impersonate_account(jsonb) is
  E'@actors OPERATOR_ADMIN\nA portal session as the owner of an account, for an ADMIN operator with a reason. '
  'UNAUTHORIZED, ACCOUNT_NOT_FOUND, ACCOUNT_BLOCKED, USER_BLOCKED; at code AUTH_LEVEL_2_REQUIRED: the last one-time '
  'code is older than 15 minutes; INVALID_TOKEN: it is wrong or was used; ATTEMPTS_LIMIT_EXCEEDED.';
grant execute on function app_public.impersonate_account(jsonb) to app_operator;
