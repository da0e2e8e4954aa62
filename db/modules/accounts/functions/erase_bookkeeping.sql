-- Derived from the catalogue, as in erase_personal_data(): tables with a column tagged `@personal kept`.
create or replace function app_private.erase_bookkeeping(account app_public.accounts) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_user_id uuid := case when account.account_type = 'PERSONAL' then account.primary_user_id end;
  v_erasure_id uuid := app_private.begin_erasure(account.id, 'accounts', account.id, 'BOOKKEEPING_OVER');
  v_table record;
  v_ids uuid[];
begin
  for v_table in
    select p.table_name, split_part(p.table_name::text, '.', 2) as name,
      app_private.audited_names(p.table_name, array_agg(p.attname::text)) as columns,
      string_agg(format('%I = %s', p.attname, p.replaced_by), ', ') as replaced
    from app_private.personal_columns() p
    where p.verdict = 'kept' and p.table_name not in ('app_public.files'::regclass, 'app_public.events'::regclass, 'app_public.audit_entries'::regclass)
    group by p.table_name
    -- Referencing rows are removed before the rows they reference.
    order by app_private.longest_path_to(p.table_name), p.table_name::text
  loop
    v_ids := app_private.ids_of_account(v_table.table_name, account.id, v_user_id);
    continue when v_ids is null;
    if v_table.table_name in ('app_public.accounts'::regclass, 'app_public.users'::regclass) then
      execute format('update %s set %s where id = any ($1)', v_table.table_name, v_table.replaced) using v_ids;
      perform app_private.count_erased(v_erasure_id, v_table.name, cardinality(v_ids));
      update app_public.audit_entries e set before = e.before - v_table.columns, after = e.after - v_table.columns
      where e.table_name = v_table.name and e.row_id = any (v_ids);
    else
      perform app_private.remove_rows(v_erasure_id, v_table.table_name, v_ids);
    end if;
  end loop;
  update app_public.events e set actor = '–', data = '{}' where e.account_id = account.id;
  perform app_private.remove_rows(v_erasure_id, 'app_public.files', app_private.unreferenced_files(array(
    select f.id from app_public.files f where f.account_id = account.id
  )));
  perform app_private.end_erasure(v_erasure_id);
end;
$$;
comment on function app_private.erase_bookkeeping(app_public.accounts) is
  'Erases the bookkeeping data of a deleted account, with its documents.';
