-- From the catalogue, so that a table somebody adds is not forgotten. The trail of changes has said the same
-- things over again; what is erased in the row is erased there, and only there may it be changed.
create or replace function app_private.erase_personal_data(account_id uuid, user_id uuid) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_table record;
  v_rows text;
  v_ids uuid[];
begin
  perform set_config('app.erasing', 'on', true);
  for v_table in
    select p.table_name, split_part(p.table_name::text, '.', 2) as name, bool_or(p.verdict = 'removed') as is_removed,
      app_private.audited_names(p.table_name, array_agg(p.attname::text)) as columns,
      string_agg(format('%I = %s', p.attname, p.replaced_by), ', ') as replaced
    from app_private.personal_columns() p
    where p.verdict in ('erased', 'removed')
    group by p.table_name
    -- What hangs on a row is found by it, so it goes first.
    order by (app_private.rows_of_account(p.table_name) like '% in (select %') desc, p.table_name::text
  loop
    v_rows := app_private.rows_of_account(v_table.table_name);
    continue when v_rows is null;
    -- Which rows they are is known only before they go; what their going tells the trail is taken out after it.
    execute format(
      'select array(
         select id from %s where %s union
         select o.row_id from app_public.audit_entries o
         where o.table_name = $3 and o.operation <> ''UPDATE''
           and (coalesce(o.after, o.before) ->> ''account_id'' = $1::text or coalesce(o.after, o.before) ->> ''user_id'' = $2::text)
       )', v_table.table_name, v_rows
    ) into v_ids using account_id, user_id, v_table.name;
    if v_table.is_removed then
      execute format('delete from %s where %s', v_table.table_name, v_rows) using account_id, user_id;
    else
      execute format('update %s set %s where %s', v_table.table_name, v_table.replaced, v_rows) using account_id, user_id;
    end if;
    update app_public.audit_entries e set before = e.before - v_table.columns, after = e.after - v_table.columns
    where e.table_name = v_table.name and e.row_id = any (v_ids);
  end loop;
  update app_public.audit_entries e set actor = '–' where e.user_id = erase_personal_data.user_id;
  perform set_config('app.erasing', 'off', true);
end;
$$;
comment on function app_private.erase_personal_data(uuid, uuid) is
  'Erases what is personal of an account, and of its person when there is one, in every table and in the trail of changes.';
