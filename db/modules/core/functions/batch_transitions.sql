-- For statements that move many rows: events one by one would enqueue and notify one by one.
create or replace function app_private.batch_transitions(entity text) returns void
language sql volatile
as $$
  select set_config('app.transition_note', jsonb_build_object('entity', entity, 'isBatch', true)::text, true)
$$;
comment on function app_private.batch_transitions(text) is
  'Leaves the events of the next statement''s steps to write_transitions(), which the caller calls behind it.';
