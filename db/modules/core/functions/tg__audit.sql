-- For triggers of single columns, and tables whose rows have no id; the others are audited by statement, by tg__audit_rows().
-- Definer because the audit covers all roles and may be written by none. An update stores only the changed columns. For
-- a column named as a trigger argument only the fact of the change is stored, or its last digits when it is named with
-- masked: before it. The trail outlives the row and is read by every operator, so this is done on writing.
create or replace function app_private.tg__audit() returns trigger
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  v_after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  v_row_id text := coalesce(v_after, v_before) ->> 'id';
begin
  if tg_op = 'UPDATE' then
    select coalesce(jsonb_object_agg(b.key, b.value), '{}'), coalesce(jsonb_object_agg(b.key, v_after -> b.key), '{}')
    into v_before, v_after
    from jsonb_each(v_before) b
    where b.value is distinct from v_after -> b.key and b.key not in ('updated_at', 'search_text');
    if v_after = '{}' then
      return null;
    end if;
  end if;
  if tg_nargs > 0 then
    v_before := app_private.redacted(v_before, tg_argv);
    v_after := app_private.redacted(v_after, tg_argv);
  end if;
  insert into app_public.audit_entries (
    table_name, row_id, operation, actor, actor_kind, user_id, session_id, administrator_id, before, after
  ) values (
    tg_table_name, case when pg_input_is_valid(v_row_id, 'uuid') then v_row_id::uuid end, tg_op::app_public.audit_operation,
    app_hidden.current_actor_name(), app_hidden.current_actor_kind(), app_hidden.current_user_id(),
    app_hidden.current_session_id(), app_hidden.current_administrator_id(), v_before, v_after
  );
  return null;
end;
$$;
comment on function app_private.tg__audit() is
  'Records actor, session, impersonating operator, and the row before and after. Arguments name columns to redact or '
  'to mask.';
