-- Restrictive, so that whatever a rules file opens to operators stays closed in accounts where they are members
-- themselves. A row belongs to the accounts in its columns account_id and partner_account_id, or is an account itself.
-- A row without an account, such as an operator's session, is not affected.
create or replace function app_private.begin_rules_for_operators(table_name regclass) returns void
language plpgsql volatile
as $$
declare
  v_elsewhere text := (
    select string_agg(format('(%I = any ((select app_hidden.current_own_account_ids())::uuid[])) is not true', a.attname), ' and ')
    from pg_catalog.pg_attribute a
    where a.attrelid = table_name and not a.attisdropped and a.attname = any (case
      when exists (
        select from pg_catalog.pg_attribute k where k.attrelid = table_name and k.attname = 'account_id' and not k.attisdropped
      ) then array['account_id', 'partner_account_id']
      else array['id']
    end)
  );
  v_command text;
begin
  foreach v_command in array array['insert', 'update', 'delete'] loop
    execute format(
      'create policy "operators do not %1$s in their own accounts" on %2$s as restrictive for %1$s to app_operator %3$s (%4$s)',
      v_command, table_name, case v_command when 'insert' then 'with check' else 'using' end, v_elsewhere
    );
  end loop;
end;
$$;
comment on function app_private.begin_rules_for_operators(regclass) is
  'Lets no operator write rows of an account of their own, whatever the table opens to operators.';
