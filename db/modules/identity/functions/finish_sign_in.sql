-- The refusals common to every sign-in by password, in order. Information for strangers comes first; that a user is
-- blocked is revealed only with the right password.
create or replace function app_private.finish_sign_in(prepared jsonb) returns uuid
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_user_id uuid := prepared ->> 'userId';
begin
  if coalesce((prepared ->> 'isLimited')::boolean, false) then
    perform app_private.refuse('ATTEMPTS_LIMIT_EXCEEDED');
  elsif v_user_id is null or not coalesce((prepared ->> 'passwordMatches')::boolean, false) then
    perform app_private.refuse('INVALID_PASSWORD', 'password');
  elsif app_private.is_user_blocked(v_user_id) then
    perform app_private.refuse('USER_BLOCKED');
  end if;
  if app_private.has_refusals() then
    return null;
  end if;
  -- One try opens one session.
  update app_private.sign_in_attempts a set succeeded_at = now()
  where a.id = (prepared ->> 'attemptId')::uuid and a.succeeded_at is null;
  if not found then
    perform app_private.refuse('INVALID_PASSWORD', 'password');
    return null;
  end if;
  return v_user_id;
end;
$$;
comment on function app_private.finish_sign_in(jsonb) is
  'The user who has proven a password, or null with ATTEMPTS_LIMIT_EXCEEDED, INVALID_PASSWORD or USER_BLOCKED refused.';
