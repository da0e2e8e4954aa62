create or replace function app_private.ids_of_account(table_name regclass, account_id uuid, user_id uuid) returns uuid[]
language plpgsql stable
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_rows text := app_private.rows_of_account(table_name);
  v_ids uuid[];
begin
  if v_rows is not null then
    execute format('select array(select id from %s where %s)', table_name, v_rows) into v_ids using account_id, user_id;
  end if;
  return v_ids;
end;
$$;
comment on function app_private.ids_of_account(regclass, uuid, uuid) is
  'The ids of a table''s rows that belong to an account or its person; null when its rows have no owner.';
