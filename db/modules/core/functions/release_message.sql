-- Definer because the worker writes no table.
create or replace function app_private.release_message(purpose text, about_id uuid, recipient text) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  delete from app_private.sent_messages m
  where m.purpose = $1 and m.about_id = $2 and m.recipient_sha256 = app_private.recipient_hash($3) and m.sent_at is null
$$;
comment on function app_private.release_message(text, uuid, text) is
  'Releases a claimed message that was not accepted, for the next try. A sent message stays sent.';
grant execute on function app_private.release_message(text, uuid, text) to app_worker;
