-- A page that waits for news would otherwise learn only with the next of them that it may hear none.
create or replace function app_private.tg_sessions__notify_end() returns trigger
language plpgsql volatile
as $$
begin
  perform pg_notify('app:sessions:' || new.id, '{"entity": "sessions", "event": "ENDED"}');
  return null;
end;
$$;
comment on function app_private.tg_sessions__notify_end() is 'Notifies the subscriptions of a session that it has ended.';
