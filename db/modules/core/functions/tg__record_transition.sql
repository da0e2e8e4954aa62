-- Every transition is an event, whatever its actor and however it was written. It is written after the row, since an
-- insert may still find the row existing.
create or replace function app_private.tg__record_transition() returns trigger
language plpgsql volatile
as $$
declare
  v_note jsonb := nullif(current_setting('app.transition_note', true), '');
  v_row jsonb;
begin
  if tg_op = 'UPDATE' and old.status is not distinct from new.status then
    return null;
  end if;
  if v_note ->> 'entity' = tg_table_name and (v_note ->> 'isBatch')::boolean then
    return null;
  end if;
  v_row := to_jsonb(new);
  if v_note ->> 'entity' = tg_table_name and coalesce(v_note ->> 'id', v_row ->> 'id') = v_row ->> 'id' then
    perform set_config('app.transition_note', '', true);
  else
    v_note := '{"data": {}}';
  end if;
  if jsonb_typeof(v_note -> 'data') = 'object' then
    perform app_private.record_event(
      tg_table_name, new.id, (v_row ->> 'account_id')::uuid, case tg_op when 'INSERT' then 'CREATED' else new.status::text end,
      new.status::text, v_note -> 'data', (v_row ->> 'partner_account_id')::uuid
    );
  end if;
  return null;
end;
$$;
comment on function app_private.tg__record_transition() is
  'Writes an event for a row that is made, CREATED, and for each change of its status, called by the status it then has.';
grant execute on function app_private.tg__record_transition() to app_visitor, app_user, app_operator, app_worker;
