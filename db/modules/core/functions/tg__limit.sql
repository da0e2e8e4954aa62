-- Limits the rows that a user adds, in any table and by any mutation, or unlimited input would fill the database. The
-- remaining number is looked up once in a transaction, since an import adds thousands of rows one by one; simultaneous
-- transactions see each other's rows once committed. Definer because users may not write usage.
create or replace function app_private.tg__limit() returns trigger
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_user_id uuid := app_hidden.current_user_id();
  v_name text := 'app.left_of_' || tg_table_name;
  v_known text[] := string_to_array(current_setting(v_name, true), ' ');
  v_added int := (select count(*) from added);
  v_left int;
begin
  if v_user_id is null or v_added = 0 then
    return null;
  end if;
  v_left := case when v_known[1] = v_user_id::text then v_known[2]::int else app_private.allowance_left(tg_table_name, v_user_id) end - v_added;
  if v_left < 0 then
    perform app_private.refuse('ATTEMPTS_LIMIT_EXCEEDED');
    perform app_private.stop_if_refused();
  end if;
  perform set_config(v_name, v_user_id || ' ' || v_left, true);
  insert into app_private.usages (limit_key, subject_id, used) values (tg_table_name, v_user_id, v_added);
  return null;
end;
$$;
comment on function app_private.tg__limit() is
  'Refuses ATTEMPTS_LIMIT_EXCEEDED where a person adds more rows than the limit of the table.';
