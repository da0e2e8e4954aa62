-- Definer because the worker reads no table. Contains only the event and the row's id: receivers that need more query
-- the API with their own rights.
create or replace function app_private.webhook_payload(payload jsonb) returns jsonb
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select jsonb_build_object(
    'type', e.entity || '.' || lower(e.event_type), 'timestamp', e.occurred_at,
    'prefix', (select substring(obj_description(to_regclass('app_public.' || quote_ident(e.entity))) from '@prefix (\w+)')),
    'id', e.entity_id, 'status', e.status,
    'isDelivered', exists (
      select from app_public.webhook_calls c
      where c.event_id = e.id and c.endpoint = payload ->> 'recipient' and c.delivered_at is not null
    )
  )
  from app_public.events e
    join app_public.followers f on f.entity = e.entity and f.event_type = e.event_type
  where e.id = (payload ->> 'eventId')::uuid and f.module = payload ->> 'module'
    and f.task = 'core/call_webhook' and f.recipient = payload ->> 'recipient'
$$;
comment on function app_private.webhook_payload(jsonb) is
  'The body of a webhook for its event: {type, timestamp, prefix, id, status}, and whether it was accepted before; '
  'null when no follower sends it.';
grant execute on function app_private.webhook_payload(jsonb) to app_worker;
