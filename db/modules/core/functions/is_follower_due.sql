-- Definer because the worker reads neither events nor rows. Evaluated when the job runs and not when it was enqueued:
-- days may lie between, and the reaction may have been removed from its file since.
create or replace function app_private.is_follower_due(task text, payload jsonb) returns boolean
language plpgsql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_event app_public.events;
  v_follower app_public.followers;
  v_status text;
  v_is_due boolean := true;
begin
  select e.* into v_event from app_public.events e where e.id = (payload ->> 'eventId')::uuid;
  select f.* into v_follower
  from app_public.followers f
  where f.entity = v_event.entity and f.event_type = v_event.event_type and f.task = is_follower_due.task
    and f.module = payload ->> 'module' and f.message is not distinct from payload ->> 'message'
    and f.recipient is not distinct from payload ->> 'recipient';
  if v_follower.id is null then
    return false;
  end if;
  if v_follower.while_status is not null then
    execute format('select t.status::text from app_public.%I t where t.id = $1', v_event.entity)
      into v_status using v_event.entity_id;
    if v_status is distinct from v_follower.while_status then
      return false;
    end if;
  end if;
  if v_follower.condition is not null then
    execute format('select app_hidden.%I($1)::text in (''true'', $2)', v_follower.condition) into v_is_due using v_event.entity_id, v_follower.message;
  end if;
  return coalesce(v_is_due, false);
end;
$$;
comment on function app_private.is_follower_due(text, jsonb) is
  'Whether a job of a follower is still to be done: the follower exists, the row is in its state, and its condition holds.';
grant execute on function app_private.is_follower_due(text, jsonb) to app_worker;
