-- A browser that has switched accounts has a session in each: people who log out, leave a team or are put
-- out believe to have ended all of them. Leaving the account an operator acts in ends that alone and
-- not the console behind it. Definer because an operator who ends a session may write no other.
create or replace function app_private.tg_sessions__end_sign_in() returns trigger
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  update app_public.sessions s set revoked_at = new.revoked_at
  where s.sign_in_id = new.sign_in_id and s.revoked_at is null
    and (new.administrator_id is null or s.administrator_id = new.administrator_id and s.user_id = new.user_id);
  return null;
end;
$$;
comment on function app_private.tg_sessions__end_sign_in() is 'Ends every session that came of the same sign-in.';
