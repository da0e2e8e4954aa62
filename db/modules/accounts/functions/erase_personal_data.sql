-- From the catalogue, so that a table somebody adds is not forgotten. The trail of changes has said the same
-- things over again; what is erased in the row is erased there, and only there may it be changed.
create or replace function app_private.erase_personal_data(account_id uuid, user_id uuid) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_table record;
  v_rows text;
begin
  perform set_config('app.erasing', 'on', true);
  for v_table in
    select p.table_name, bool_or(p.verdict = 'removed') as is_removed,
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
    execute format(
      'update app_public.audit_entries e set before = e.before - $3, after = e.after - $3
       where e.table_name = $4 and e.row_id in (
         select id from %s where %s union
         select o.row_id from app_public.audit_entries o
         where o.table_name = $4 and o.operation <> ''UPDATE''
           and (coalesce(o.after, o.before) ->> ''account_id'' = $1::text or coalesce(o.after, o.before) ->> ''user_id'' = $2::text)
       )', v_table.table_name, v_rows
    ) using account_id, user_id, v_table.columns, split_part(v_table.table_name::text, '.', 2);
    if v_table.is_removed then
      execute format('delete from %s where %s', v_table.table_name, v_rows) using account_id, user_id;
    else
      execute format('update %s set %s where %s', v_table.table_name, v_table.replaced, v_rows) using account_id, user_id;
    end if;
  end loop;
  update app_public.audit_entries e set actor = '–' where e.user_id = erase_personal_data.user_id;
  -- The changes just made have told the trail once more what they took away.
  execute (
    select string_agg(format(
      'update app_public.audit_entries set before = before - %L::text[] where changed_at >= transaction_timestamp() and table_name = %L',
      p.columns, p.name
    ), '; ')
    from (
      select app_private.audited_names(c.table_name, array_agg(c.attname::text)) as columns, split_part(c.table_name::text, '.', 2) as name
      from app_private.personal_columns() c where c.verdict in ('erased', 'removed') group by c.table_name
    ) p
  );
  perform set_config('app.erasing', 'off', true);
end;
$$;
comment on function app_private.erase_personal_data(uuid, uuid) is
  'Erases what is personal of an account, and of its person when there is one, in every table and in the trail of changes.';
