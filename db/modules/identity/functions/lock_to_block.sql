-- A timestamp of the row states whether it is blocked or disabled, and both directions require a reason: the checks are
-- the same for accounts, users and operators, and their rows differ only in the name of the timestamp.
create or replace function app_private.lock_to_block(
  of_table anyelement, input jsonb, mark text, is_marked boolean, missing app_public.error_code default 'INVALID'
) returns anyelement
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_row of_table%type;
  v_values jsonb;
begin
  if app_hidden.current_operator_role() is distinct from 'ADMIN' then
    perform app_private.refuse('UNAUTHORIZED');
    perform app_private.stop_if_refused();
  end if;
  execute format('select t.* from %s t where t.id = $1 for no key update', pg_typeof(of_table)) into v_row using (input ->> 'id')::uuid;
  v_values := to_jsonb(v_row);
  if v_row is null or v_values ->> 'deleted_at' is not null then
    perform app_private.refuse(missing, 'id');
    perform app_private.stop_if_refused();
  end if;
  -- Blocking an account protects, so operators may block one of their own.
  if coalesce(v_values ->> 'user_id', v_values ->> 'id') = app_hidden.current_user_id()::text
    or is_marked and (v_values ->> 'id')::uuid = any (app_hidden.current_own_account_ids()) then
    perform app_private.refuse('UNAUTHORIZED');
    perform app_private.stop_if_refused();
  end if;
  perform app_private.refuse_when_changed((v_values ->> 'updated_at')::timestamptz, input);
  if (v_values ->> mark is not null) <> is_marked then
    perform app_private.refuse('INVALID_ACTION', 'id');
  end if;
  return v_row;
end;
$$;
comment on function app_private.lock_to_block(anyelement, jsonb, text, boolean, app_public.error_code) is
  'The account, person or operator an administrator shuts out or lets in again, of the table of the (null) row given, locked. Stops with '
  'UNAUTHORIZED for other operators and on oneself, the given code at id; refuses INVALID_ACTION at id unless it is marked as expected, and at updatedAt.';
