-- The step itself writes its event. Further data is set before, and is forgotten with the transaction if the step is
-- not taken.
create or replace function app_private.annotate_transition(entity text, id uuid, data jsonb) returns void
language sql volatile
as $$
  select set_config('app.transition_note', jsonb_build_object('entity', entity, 'id', id, 'data', data)::text, true)
$$;
comment on function app_private.annotate_transition(text, uuid, jsonb) is
  'Sets further data for the event of a row''s next step; without an id, of the next row created or moved. With null '
  'as its data the step has no event, as for a copy without a history.';
grant execute on function app_private.annotate_transition(text, uuid, jsonb) to app_user, app_operator, app_worker;
