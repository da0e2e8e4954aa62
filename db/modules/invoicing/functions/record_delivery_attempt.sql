-- Definer because the worker holds no table. Told before the message leaves: a worker that dies
-- between sending and telling leaves a trace, and the next run knows that it may have left.
create or replace function app_private.record_delivery_attempt(delivery_id uuid, message_id text) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  update app_public.deliveries d set attempted_at = now(), message_id = $2
  where d.id = $1 and app_private.is_to_be_delivered(d)
$$;
comment on function app_private.record_delivery_attempt(uuid, text) is 'Notes that a sending begins, with the id its message carries.';
grant execute on function app_private.record_delivery_attempt(uuid, text) to app_worker;
