-- A block protects others, so an operator sets it on an account of their own, too, and leaves lifting it to a colleague.
create or replace function app_private.let_operators_block(table_name regclass, blocked text) returns void
language plpgsql volatile
as $$
declare
  v_elsewhere text := (
    select pg_get_expr(p.polqual, p.polrelid) from pg_catalog.pg_policy p
    where p.polrelid = table_name and p.polname = 'operators do not update in their own accounts'
  );
begin
  execute format('drop policy "operators do not update in their own accounts" on %s', table_name);
  execute format(
    'create policy "operators only block in their own accounts" on %s as restrictive for update to app_operator using (true) with check (%s or %s)',
    table_name, v_elsewhere, blocked
  );
end;
$$;
comment on function app_private.let_operators_block(regclass, text) is
  'Lets operators update rows of an account of their own as long as they are blocked afterwards. Called after begin_rules().';
