-- Definer because the worker has no grants on tables. Recorded before the message is sent: if a worker dies in between,
-- the next run sees that the message may have been sent.
create or replace function app_private.record_delivery_attempt(delivery_id uuid, message_id text) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  update app_public.deliveries d set attempted_at = now(), message_id = $2
  where d.id = $1 and app_private.is_to_be_delivered(d)
$$;
comment on function app_private.record_delivery_attempt(uuid, text) is 'Notes that a sending begins, with the id its message carries.';
grant execute on function app_private.record_delivery_attempt(uuid, text) to app_worker;
