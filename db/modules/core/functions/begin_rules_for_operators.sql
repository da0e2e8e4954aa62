-- Restrictive, so that whatever a rules file opens to operators stays closed in accounts where they are
-- members themselves. What a row belongs to is told by its column account_id, or by its id when it is an
-- account. A row of no account, as an operator's session, is nobody's own.
create or replace function app_private.begin_rules_for_operators(table_name regclass) returns void
language plpgsql volatile
as $$
declare
  v_account text := (
    select a.attname from pg_catalog.pg_attribute a
    where a.attrelid = table_name and not a.attisdropped and a.attname in ('account_id', 'id')
    order by a.attname limit 1
  );
  v_command text;
begin
  foreach v_command in array array['insert', 'update', 'delete'] loop
    execute format(
      'create policy "operators do not %1$s in their own accounts" on %2$s as restrictive for %1$s to app_operator %3$s '
      '((%4$I = any ((select app_hidden.current_own_account_ids())::uuid[])) is not true)',
      v_command, table_name, case v_command when 'insert' then 'with check' else 'using' end, v_account
    );
  end loop;
end;
$$;
comment on function app_private.begin_rules_for_operators(regclass) is
  'Lets no operator write rows of an account of their own, whatever the table opens to operators.';
