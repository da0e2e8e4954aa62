-- The second half of a step, after require_row_transition: no role is granted it, nor any status, which changes together
-- with its moment and its event or not at all.
create or replace function app_private.set_status(
  of_table anyelement, id uuid, status text, reason text default null, columns jsonb default '{}'
) returns anyelement
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_table constant pg_catalog.pg_class := (select c from pg_catalog.pg_class c where c.reltype = pg_typeof(of_table));
  v_values jsonb;
  v_row of_table%type;
begin
  perform app_private.stop_if_refused();
  if reason is not null then
    perform app_private.annotate_transition(v_table.relname, id, jsonb_build_object('reason', reason));
  end if;
  select coalesce(jsonb_object_agg(a.attname, now()), '{}') || columns || jsonb_build_object('status', status) into v_values
  from pg_catalog.pg_attribute a
  where a.attrelid = v_table.oid and a.attname = lower(status) || '_at' and not a.attisdropped;
  execute format(
    'update %1$s t set (%2$s) = (select %2$s from jsonb_populate_record(null::%1$s, $2)) where t.id = $1 returning t.*', v_table.oid::regclass,
    (select string_agg(quote_ident(key), ', ') from jsonb_object_keys(v_values) key)
  ) into v_row using id, v_values;
  return v_row;
end;
$$;
comment on function app_private.set_status(anyelement, uuid, text, text, jsonb) is
  'Gives a row of the table of the (null) row given a status that a transition leads to: with <status>_at where the '
  'table has it, further columns by their names, and the reason in its event. Stops with whatever was refused before.';
