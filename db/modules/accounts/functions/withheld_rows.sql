-- The rows that a table's comment excludes from a person's own export, $1 their account, $2 the person, and the files
-- they reference.
create or replace function app_private.withheld_rows(account_id uuid, user_id uuid) returns uuid[]
language plpgsql stable
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_table record;
  v_ids uuid[];
  v_all uuid[] := '{}';
begin
  for v_table in
    select c.oid::regclass as name, substring(obj_description(c.oid, 'pg_class') from '(?n)^@withheld (.+)$') as condition,
      app_private.rows_of_account(c.oid::regclass) as rows
    from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'app_public'::regnamespace and obj_description(c.oid, 'pg_class') ~ '(?n)^@withheld '
  loop
    execute format('select array(select id from %s where (%s) and (%s))', v_table.name, v_table.rows, v_table.condition)
      into v_ids using account_id, user_id;
    v_all := v_all || v_ids || app_private.files_of_rows(v_table.name, v_ids);
  end loop;
  return v_all;
end;
$$;
comment on function app_private.withheld_rows(uuid, uuid) is
  'The rows and files of a person that no export contains, by @withheld.';
