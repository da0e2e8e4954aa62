-- Sessions of one sign-in share its end: switching accounts must not prolong it. An operator who acts as
-- a user has a matter to look at, not a second home, so that lasts two hours in all. Definer because
-- sessions are not written by hand.
create or replace function app_private.open_session(
  user_id uuid, account_id uuid default null, operator_id uuid default null,
  administrator_id uuid default null, administrator_reason text default null, sign_in_id uuid default null
) returns text
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_token text := app_private.make_token();
  v_session_id uuid;
begin
  insert into app_public.sessions (
    user_id, account_id, operator_id, administrator_id, administrator_reason, sign_in_id, expires_at, second_level_at,
    user_agent, network
  )
  values (
    open_session.user_id, open_session.account_id, open_session.operator_id,
    open_session.administrator_id, open_session.administrator_reason, coalesce(open_session.sign_in_id, uuidv7()),
    least(
      now() + case when open_session.administrator_id is null then interval '90 days' else interval '2 hours' end,
      (
        select s.expires_at from app_public.sessions s
        where s.id = app_hidden.current_session_id() and s.sign_in_id = open_session.sign_in_id
          and s.administrator_id is not distinct from open_session.administrator_id
      )
    ),
    -- An operator has just given a code, without which no session of theirs is opened.
    case when open_session.operator_id is not null then now() end,
    nullif(left(current_setting('app.user_agent', true), 500), ''),
    -- Precise enough to distinguish networks, and too coarse to locate a person.
    (
      select network(set_masklen(s, case family(s) when 6 then 48 else 24 end))::text
      from app_private.source_of(current_setting('app.ip', true)) s
    )
  )
  returning id into v_session_id;
  insert into app_private.session_tokens (session_id, token_sha256) values (v_session_id, app_private.token_sha256(v_token));
  return v_token;
end;
$$;
comment on function app_private.open_session(uuid, uuid, uuid, uuid, text, uuid) is
  'Opens a session in an account, or for an operator, and returns its token, which is shown only here. It begins a '
  'new sign-in unless an existing sign-in is given.';
