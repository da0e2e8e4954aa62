-- Changes of tables and data since the newest committed migration.

-- That a name reads as it is written is a rule of the house, which begin_rules puts on every table under
-- a name of its own; the checks made by hand take that name.
do $$
declare
  v_check record;
begin
  for v_check in
    select k.conrelid::regclass as table_name, k.conname, format('%s_%s_reads_as_written', c.relname, a.attname)::name as name
    from pg_catalog.pg_constraint k
    join pg_catalog.pg_class c on c.oid = k.conrelid
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and k.conkey = array[a.attnum]
    where c.relnamespace = 'app_public'::regnamespace and k.contype = 'c' and k.conname !~ '_reads_as_written$'
      and pg_catalog.pg_get_constraintdef(k.oid) like '%\\u202a%'
  loop
    execute format('alter table %s rename constraint %I to %I', v_check.table_name, v_check.conname, v_check.name);
  end loop;
end;
$$;

-- A step of any row opens with require_row_transition.
drop function if exists app_private.require_invoice_for_operator(uuid);
