-- Definer because the worker writes no table. A delivered call stays delivered, whatever a later run reports.
create or replace function app_private.record_webhook_call(
  event_id uuid, endpoint text, answer int default null, failure text default null
) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  insert into app_public.webhook_calls as c (event_id, endpoint, attempts, answer, failure, delivered_at)
  values ($1, $2, 1, $3, left($4, 500), case when $4 is null then now() end)
  on conflict on constraint webhook_calls_event_id_endpoint_key do update set
    attempts = c.attempts + 1, answer = excluded.answer, failure = excluded.failure, delivered_at = excluded.delivered_at
  where c.delivered_at is null
$$;
comment on function app_private.record_webhook_call(uuid, text, int, text) is
  'Notes how a call of a webhook went; without a failure it was taken. Safe to run twice.';
grant execute on function app_private.record_webhook_call(uuid, text, int, text) to app_worker;
