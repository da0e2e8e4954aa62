-- Definer because the operator who blocks a person may not write sessions.
create or replace function app_private.tg_users__revoke_sessions() returns trigger
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform app_private.revoke_sessions(new.id);
  perform app_private.retire_links(new.id);
  return null;
end;
$$;
comment on function app_private.tg_users__revoke_sessions() is 'A blocked user''s sessions end and links die at once.';
