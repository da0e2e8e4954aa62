-- A step that changes nothing but its row. Where more follows, a function of the table calls this and goes on; where
-- more columns change, it calls the two parts of this. Definer because a status is granted to no role.
create or replace function app_private.move_row(of_table anyelement, id uuid, action text, input jsonb default '{}') returns anyelement
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_entity constant name := (select c.relname from pg_catalog.pg_class c where c.reltype = pg_typeof(of_table));
  v_to constant text := app_private.require_row_transition(v_entity, id, action);
  v_row of_table%type;
begin
  execute format('select t.* from app_public.%I t where t.id = $1', v_entity) into v_row using id;
  perform app_private.refuse_when_changed((to_jsonb(v_row) ->> 'updated_at')::timestamptz, input);
  return app_private.set_status(v_row, id, v_to, input ->> 'reason');
end;
$$;
comment on function app_private.move_row(anyelement, uuid, text, jsonb) is
  'Takes a row of the table of the (null) row given through a transition, as far as the caller may: sets its status '
  'and <status>_at where the table has it, and records the event with the reason of the input. Stops with INVALID for '
  'a row out of reach, the transition''s refusal, or INVALID_ACTION at updatedAt.';
grant execute on function app_private.move_row(anyelement, uuid, text, jsonb) to app_user, app_operator, app_worker;
