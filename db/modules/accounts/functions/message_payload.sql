-- Definer because the worker has no grants on tables. Returns only data of an event that happened, for the recipients
-- of its reaction, so that the worker cannot read arbitrary rows.
create or replace function app_private.message_payload(payload jsonb, paths text[]) returns jsonb
language plpgsql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_event app_public.events;
  v_said jsonb;
begin
  select e.* into v_event
  from app_public.events e
    join app_public.followers f on f.entity = e.entity and f.event_type = e.event_type
  where e.id = (payload ->> 'eventId')::uuid and f.module = payload ->> 'module'
    and f.message = payload ->> 'message' and f.recipient = payload ->> 'recipient';
  if v_event.id is null then
    return null;
  end if;
  v_said := app_private.template_values(v_event.entity, v_event.entity_id, paths);
  if v_said is null then
    return null;
  end if;
  return jsonb_build_object(
    'said', v_said, 'accountPath', app_private.draw_account_path(v_event.account_id),
    'recipients', app_private.recipients(v_event.entity, v_event.entity_id, v_event.account_id, payload ->> 'recipient')
  );
end;
$$;
comment on function app_private.message_payload(jsonb, text[]) is
  'The values of a text that follows an event, at the paths, and its recipients: {said, accountPath, recipients}; '
  'null when the row is deleted or no reaction sends this text.';
grant execute on function app_private.message_payload(jsonb, text[]) to app_worker;
