-- Definer because the log-in of the API reads no table. Counts as a sign-in attempt, since it reveals as much, and has
-- the same limits.
create or replace function app_private.begin_operator_code(
  user_id uuid, ip text default null, out attempt_id uuid, out is_limited boolean, out totp_secret text
)
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select b.attempt_id, b.is_limited, b.totp_secret
  from app_public.users u, app_private.begin_sign_in(u.email, begin_operator_code.ip) b
  where u.id = begin_operator_code.user_id
$$;
comment on function app_private.begin_operator_code(uuid, text) is
  'Notes that an operator who is signed in tries a one-time code, and returns what to compare it with; nothing past the limit.';
grant execute on function app_private.begin_operator_code(uuid, text) to app_authenticator;
