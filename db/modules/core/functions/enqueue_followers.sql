-- Once for each event and follower: the event is new, and so is the key. A job carries the event, not the work; that is
-- read from the row of the follower when the job runs. Jobs for many events at once get a lower priority than those a
-- user waits for.
create or replace function app_private.enqueue_followers(events app_public.events[]) returns void
language sql volatile
as $$
  select count(*)
  from (
    select array_agg(
      row (
        f.task,
        app_private.with_traceparent(jsonb_strip_nulls(jsonb_build_object(
          'id', e.entity_id, 'eventId', e.id, 'module', f.module, 'message', f.message, 'recipient', f.recipient
        )))::json,
        null, now() + make_interval(mins => f.delay_minutes), null,
        concat_ws(':', 'follow', e.id, f.module, f.task, f.message, f.recipient),
        case when cardinality(events) > 100 then 10 end, null
      )::graphile_worker.job_spec
    ) as specs
    from unnest(events) e join app_public.followers f on f.entity = e.entity and f.event_type = e.event_type
  ) jobs, graphile_worker.add_jobs(jobs.specs)
  where jobs.specs is not null
$$;
comment on function app_private.enqueue_followers(app_public.events[]) is
  'Enqueues the jobs of all reactions to events, in the transaction that writes them.';
