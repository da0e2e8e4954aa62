create or replace function app_private.audit_actor(
  out actor text, out actor_kind app_public.actor_kind, out user_id uuid, out session_id uuid, out administrator_id uuid
) returns setof record
language sql stable rows 1
as $$
  select
    app_hidden.current_actor_name(), app_hidden.current_actor_kind(), app_hidden.current_user_id(), app_hidden.current_session_id(),
    app_hidden.current_administrator_id()
  offset 0
$$;
comment on function app_private.audit_actor() is
  'The actor of the transaction as the audit names it, in the order of its columns, looked up once for a statement.';
