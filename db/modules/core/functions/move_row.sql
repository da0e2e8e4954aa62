-- A step that changes nothing but its row. Where more follows, a function of the table calls this and goes on. Definer
-- because a status is granted to no role: it changes together with its moment and its event, or not at all. The actor is
-- still the caller; the transitions decide.
create or replace function app_private.move_row(of_table anyelement, id uuid, action text, input jsonb default '{}') returns anyelement
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_table constant pg_catalog.pg_class := (select c from pg_catalog.pg_class c where c.reltype = pg_typeof(of_table));
  v_to constant text := app_private.require_row_transition(v_table.relname, id, action);
  v_sets text := 'status = ' || quote_literal(v_to);
  v_row of_table%type;
begin
  execute format('select t.* from %s t where t.id = $1', v_table.oid::regclass) into v_row using id;
  perform app_private.refuse_when_changed((to_jsonb(v_row) ->> 'updated_at')::timestamptz, input);
  perform app_private.stop_if_refused();
  perform app_private.tell_of_transition(v_table.relname, id, jsonb_strip_nulls(jsonb_build_object('reason', input ->> 'reason')));
  select v_sets || coalesce(string_agg(format(', %I = now()', a.attname), ''), '') into v_sets
  from pg_catalog.pg_attribute a
  where a.attrelid = v_table.oid and a.attname = lower(v_to) || '_at' and not a.attisdropped;
  execute format('update %s t set %s where t.id = $1 returning t.*', v_table.oid::regclass, v_sets) into v_row using id;
  return v_row;
end;
$$;
comment on function app_private.move_row(anyelement, uuid, text, jsonb) is
  'Takes a row of the table of the (null) row given through a transition, as far as the caller may: sets its status '
  'and <status>_at where the table has it, and records the event with the reason of the input. Stops with INVALID for '
  'a row out of reach, the transition''s refusal, or INVALID_ACTION at updatedAt.';
grant execute on function app_private.move_row(anyelement, uuid, text, jsonb) to app_user, app_operator, app_worker;
