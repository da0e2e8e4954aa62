-- Derived from the catalogue, so that new tables are not forgotten. The audit trail repeats the same values: they are
-- erased there too, the only change that the trail permits.
create or replace function app_private.erase_personal_data(erasure_id uuid, account_id uuid, user_id uuid) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_table record;
  v_ids uuid[];
  v_told uuid[];
begin
  for v_table in
    select p.table_name, split_part(p.table_name::text, '.', 2) as name, bool_or(p.verdict = 'removed') as is_removed,
      app_private.audited_names(p.table_name, array_agg(p.attname::text) filter (where p.attname is not null)) as columns,
      string_agg(format('%I = %s', p.attname, p.replaced_by), ', ') filter (where p.attname is not null) as replaced
    from (
      select * from app_private.personal_columns()
      union all
      -- Of some tables nothing is text, and they go as well.
      select c.oid::regclass, null, 'removed', null from pg_class c
      where c.relkind = 'r' and obj_description(c.oid, 'pg_class') ~ '(?n)^@personal removed'
    ) p
    where p.verdict in ('erased', 'removed')
    group by p.table_name
    order by p.table_name::text
  loop
    v_ids := app_private.ids_of_account(v_table.table_name, account_id, user_id);
    continue when v_ids is null;
    -- Rows deleted earlier are still in the trail.
    v_told := v_ids || array(
      select e.row_id from app_public.audit_entries e
      where e.table_name = v_table.name and e.operation <> 'UPDATE' and (
        erase_personal_data.account_id::text in (coalesce(e.after, e.before) ->> 'account_id', coalesce(e.after, e.before) ->> 'partner_account_id')
        or coalesce(e.after, e.before) ->> 'user_id' = erase_personal_data.user_id::text
      )
    );
    if v_table.is_removed then
      perform app_private.remove_rows(erasure_id, v_table.table_name, v_ids);
    else
      execute format('update %s set %s where id = any ($1)', v_table.table_name, v_table.replaced) using v_ids;
      perform app_private.count_erased(erasure_id, v_table.name, cardinality(v_ids));
    end if;
    update app_public.audit_entries e set before = e.before - v_table.columns, after = e.after - v_table.columns
    where e.table_name = v_table.name and e.row_id = any (v_told);
  end loop;
  update app_public.audit_entries e set actor = '–' where e.user_id = erase_personal_data.user_id;
end;
$$;
comment on function app_private.erase_personal_data(uuid, uuid, uuid) is
  'Erases what is personal of an account, and of its person when there is one, in every table and in the trail of changes.';
