create or replace function app_hidden.current_actor_kind() returns app_public.actor_kind
language sql stable
as $$
  select case
    when session_user = 'app_worker' then 'WORKER'
    when app_hidden.current_operator_role() is not null then 'OPERATOR'
    else 'USER'
  end::app_public.actor_kind
$$;
comment on function app_hidden.current_actor_kind() is 'Whether a person, an operator or the worker acts.';
grant execute on function app_hidden.current_actor_kind() to app_visitor, app_user, app_operator, app_worker;
