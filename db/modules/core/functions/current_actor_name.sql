-- The name is written into events and the audit as it was at that moment, so that the history
-- still reads when the person has left.
create or replace function app_hidden.current_actor_name() returns text
language sql stable
as $$
  select coalesce(
    nullif(current_setting('app.actor_name', true), ''),
    case app_hidden.current_actor_kind() when 'WORKER' then 'Honorar' when 'OPERATOR' then 'Operator' else '–' end
  )
$$;
comment on function app_hidden.current_actor_name() is
  'The name of the actor for the history; the product''s own name for the worker.';
grant execute on function app_hidden.current_actor_name() to app_visitor, app_user, app_operator, app_worker;
