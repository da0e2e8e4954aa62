-- Derived from the catalogue, so that new tables are included: ownership as for erasure, and of each row the columns
-- that the person may read anyway. No data of other accounts, no columns with @withheld, and no events about
-- that.
create or replace function app_private.personal_export(account_id uuid, user_id uuid) returns jsonb
language plpgsql stable
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_withheld uuid[] := app_private.withheld_rows(account_id, user_id);
  v_table record;
  v_rows jsonb;
  v_all jsonb := '{}';
begin
  for v_table in
    select c.oid::regclass as name, c.relname, app_private.rows_of_account(c.oid::regclass) as rows,
      exists (select from pg_attribute e where e.attrelid = c.oid and e.attname = 'entity_id') as tells_of_rows,
      string_agg(format('t.%I as %I', a.attname, app_hidden.camel_case(a.attname)), ', ' order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'app_public'::regnamespace
      and has_column_privilege('app_user', c.oid, a.attnum, 'select') and a.attname not in ('search_text', 'storage_key', 'thumb_storage_key')
    group by c.oid, c.relname order by c.relname
  loop
    continue when v_table.rows is null;
    execute format(
      'select jsonb_agg(to_jsonb(r) order by r.id) from (select %s from %s t where (%s) and t.id <> all ($3) %s) r',
      v_table.columns, v_table.name, v_table.rows, case when v_table.tells_of_rows then 'and t.entity_id <> all ($3)' end
    ) into v_rows using account_id, user_id, v_withheld;
    if v_rows is not null then
      v_all := v_all || jsonb_build_object(app_hidden.camel_case(v_table.relname), v_rows);
    end if;
  end loop;
  return v_all;
end;
$$;
comment on function app_private.personal_export(uuid, uuid) is
  'Everything a person has here, {table: [row]}, by the names of the API.';
