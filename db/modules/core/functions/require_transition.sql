-- A role that may never take the action, or not in this account, gets only that refusal; a role that may take it in
-- another state is refused for the state. A protective action is open to operators on their own accounts too.
create or replace function app_private.require_transition(entity text, id uuid, from_status text, action text) returns text
language plpgsql volatile
as $$
declare
  v_to_status text;
  v_refusal app_public.error_code;
  v_actors text[] := app_private.actors_on_row(entity, id);
begin
  select t.to_status into v_to_status
  from app_public.transitions t
  where t.entity = require_transition.entity
    and t.action = require_transition.action
    and t.from_status is not distinct from require_transition.from_status
    and t.actors && case when t.is_protective then app_hidden.current_actors() else v_actors end
    and app_private.transition_condition_holds(t.condition, require_transition.id)
  limit 1;
  if found then
    return v_to_status;
  end if;

  select t.refusal into v_refusal
  from app_public.transitions t
  where t.entity = require_transition.entity and t.action = require_transition.action
    and t.actors && case when t.is_protective then app_hidden.current_actors() else v_actors end
    and t.from_status is distinct from require_transition.from_status
  order by t.position
  limit 1;
  if exists (
    select from app_public.transitions t
    where t.entity = require_transition.entity and t.action = require_transition.action
      and t.from_status is not distinct from require_transition.from_status
  ) then
    v_refusal := null; -- The state is right, so the actor or the condition is not.
  end if;
  perform app_private.refuse(coalesce(v_refusal, 'UNAUTHORIZED'));
  return null;
end;
$$;
comment on function app_private.require_transition(text, uuid, text, text) is
  'The status the action leads to. Refuses UNAUTHORIZED for a wrong actor and the transition''s own code for a wrong state, and returns null.';
grant execute on function app_private.require_transition(text, uuid, text, text) to app_visitor, app_user, app_operator, app_worker;
