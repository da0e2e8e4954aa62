-- Derived from the catalogue, so that new tables are not forgotten: rows that require the removed row are removed with
-- it, optional references are cleared. The trail and the events still show that a row existed and when; its content and
-- its actors are removed from them.
create or replace function app_private.remove_rows(erasure_id uuid, table_name regclass, ids uuid[]) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_name text := (select c.relname from pg_class c where c.oid = remove_rows.table_name);
  v_files uuid[] := app_private.files_of_rows(table_name, ids);
  v_key record;
  v_hanging uuid[];
begin
  if cardinality(ids) = 0 then
    return;
  end if;
  for v_key in select k.* from app_private.keys_to(remove_rows.table_name) k loop
    if v_key.is_optional then
      execute format('update %s set %I = null where %2$I = any ($1)', v_key.table_name, v_key.attname) using ids;
    else
      execute format('select array(select id from %s where %I = any ($1))', v_key.table_name, v_key.attname)
        into v_hanging using ids;
      perform app_private.remove_rows(erasure_id, v_key.table_name, v_hanging);
    end if;
  end loop;
  execute format('delete from %s where id = any ($1)', table_name) using ids;
  perform app_private.count_erased(erasure_id, v_name, cardinality(ids));
  update app_public.audit_entries e set before = null, after = null where e.table_name = v_name and e.row_id = any (ids);
  update app_public.events e set actor = '–', user_id = null, account_id = null, data = '{}'
  where e.entity = v_name and e.entity_id = any (ids);
  perform app_private.remove_rows(erasure_id, 'app_public.files', app_private.unreferenced_files(v_files));
end;
$$;
comment on function app_private.remove_rows(uuid, regclass, uuid[]) is
  'Removes rows with their dependents and files, and their data in the audit trail and the events.';
