create or replace function app_private.require_waiting_exception(input jsonb, action text) returns app_public.bank_exceptions
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_exception app_public.bank_exceptions;
begin
  select e.* into v_exception from app_public.bank_exceptions e where e.id = (input ->> 'id')::uuid for no key update;
  perform app_private.require_found(v_exception.id, 'id');
  perform app_private.require_transition('bank_exceptions', v_exception.id, v_exception.status::text, action);
  perform app_private.stop_if_refused();
  perform app_private.refuse_when_changed(v_exception.updated_at, input);
  return v_exception;
end;
$$;
comment on function app_private.require_waiting_exception(jsonb, text) is
  'A row of the queue, locked. Stops with INVALID id or the transition''s refusal; refuses INVALID_ACTION at updatedAt.';
