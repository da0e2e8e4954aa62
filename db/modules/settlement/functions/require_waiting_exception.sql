create or replace function app_private.require_waiting_exception(input jsonb, action text) returns app_public.bank_exceptions
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_exception app_public.bank_exceptions;
begin
  v_exception := app_private.require_row(v_exception, (input ->> 'id')::uuid);
  perform app_private.require_transition('bank_exceptions', v_exception.id, v_exception.status::text, action);
  perform app_private.stop_if_refused();
  perform app_private.refuse_when_changed(v_exception.updated_at, input);
  return v_exception;
end;
$$;
comment on function app_private.require_waiting_exception(jsonb, text) is
  'A row of the queue, locked. Stops with INVALID id or the transition''s refusal; refuses INVALID_ACTION at updatedAt.';
