-- By statement where rows have an id, by row elsewhere. A table that is not audited, or in its own way, drops the triggers again in
-- its rules file, by end_audit().
create or replace function app_private.begin_rules_for_audit(table_name regclass, redacted_columns text[]) returns void
language plpgsql volatile
as $$
declare
  v_arguments constant text := (select coalesce(string_agg(quote_literal(c), ', '), '') from unnest(redacted_columns) c);
begin
  if not exists (
    select from pg_catalog.pg_attribute a
    where a.attrelid = table_name and a.attname = 'id' and a.atttypid = 'uuid'::regtype and not a.attisdropped
  ) then
    execute format(
      'create trigger _900_audit after insert or update or delete on %s for each row execute function app_private.tg__audit(%s)',
      table_name, v_arguments
    );
    return;
  end if;
  execute format(
    'create trigger _900_audit after update on %s referencing old table as old_rows new table as new_rows '
    'for each statement execute function app_private.tg__audit_rows(%s)',
    table_name, v_arguments
  );
  execute format(
    'create trigger _901_audit_added after insert on %s referencing new table as new_rows '
    'for each statement execute function app_private.tg__audit_rows(%s)',
    table_name, v_arguments
  );
  execute format(
    'create trigger _902_audit_removed after delete on %s referencing old table as old_rows '
    'for each statement execute function app_private.tg__audit_rows(%s)',
    table_name, v_arguments
  );
end;
$$;
comment on function app_private.begin_rules_for_audit(regclass, text[]) is 'Audits each change of a table, without the columns named.';
