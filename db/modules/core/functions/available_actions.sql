create or replace function app_hidden.available_actions(entity text, id uuid, status text) returns text[]
language sql stable
as $$
  select coalesce(array_agg(distinct t.action order by t.action), '{}')
  from app_public.transitions t
  where t.entity = $1
    and t.from_status = $3
    and t.actors && case when t.is_protective then app_hidden.current_actors() else app_private.actors_on_row($1, $2) end
    and app_private.transition_condition_holds(t.condition, $2)
$$;
comment on function app_hidden.available_actions(text, uuid, text) is
  'The actions the caller may take on a row in this status, from the transitions table, for buttons.';
grant execute on function app_hidden.available_actions(text, uuid, text) to app_visitor, app_user, app_operator, app_worker;
