-- The account a user has belonged to longest: their own if they registered alone, the team if they signed up with one
-- or were invited to it first. A user who has only been added by teams, and accepted none, gets an account of their
-- own.
create or replace function app_private.open_landing_session(user_id uuid) returns text
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
begin
  if not exists (
    select from app_public.memberships m where m.user_id = open_landing_session.user_id and m.accepted_at is not null
  ) and exists (select from app_public.memberships m where m.user_id = open_landing_session.user_id) then
    perform app_private.give_personal_account(open_landing_session.user_id);
  end if;
  select a.* into v_account
  from app_public.memberships m
  join app_public.accounts a on a.id = m.account_id and a.deleted_at is null
  where m.user_id = open_landing_session.user_id and m.accepted_at is not null
  order by (a.blocked_at is not null), m.created_at, m.id
  limit 1;
  if v_account.id is null then
    perform app_private.refuse('ACCOUNT_NOT_FOUND');
  elsif v_account.blocked_at is not null then
    perform app_private.refuse('ACCOUNT_BLOCKED');
  end if;
  perform app_private.stop_if_refused();
  return app_private.open_session(open_landing_session.user_id, v_account.id);
end;
$$;
comment on function app_private.open_landing_session(uuid) is
  'A session in the account a user lands in, and its token. ACCOUNT_NOT_FOUND: belongs to none. ACCOUNT_BLOCKED: to none that is open.';
