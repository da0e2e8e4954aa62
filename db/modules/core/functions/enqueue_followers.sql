-- Once for each event and follower: the event is new, and so is the key. A job carries what it follows, not
-- what it is to do; that is read from the row of the follower when its time has come.
create or replace function app_private.enqueue_followers(event app_public.events) returns void
language sql volatile
as $$
  select app_private.enqueue(
    f.task,
    jsonb_strip_nulls(jsonb_build_object(
      'id', event.entity_id, 'eventId', event.id, 'module', f.module, 'message', f.message, 'recipient', f.recipient
    )),
    concat_ws(':', 'follow', event.id, f.module, f.task, f.message, f.recipient),
    now() + make_interval(mins => f.delay_minutes)
  )
  from app_public.followers f
  where f.entity = event.entity and f.event_type = event.event_type
$$;
comment on function app_private.enqueue_followers(app_public.events) is
  'Enqueues the job of everybody who follows an event, in the transaction that writes it.';
