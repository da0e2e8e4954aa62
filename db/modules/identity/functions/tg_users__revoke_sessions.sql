-- Definer because the operator who blocks a person may not write sessions.
create or replace function app_private.tg_users__revoke_sessions() returns trigger
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform app_private.revoke_sessions(new.id);
  update app_private.one_time_links l set superseded_at = now()
  where l.user_id = new.id and l.used_at is null and l.superseded_at is null;
  return null;
end;
$$;
comment on function app_private.tg_users__revoke_sessions() is 'A blocked user''s sessions end and links die at once.';
