-- Describes columns that all tables share. A rules file overrides the comment where needed.
create or replace function app_private.begin_rules_for_standard_columns(table_name regclass) returns void
language plpgsql volatile
as $$
declare
  v_column record;
begin
  for v_column in
    select a.attname, described.comment
    from (values
      ('account_id', 'The account it belongs to.'),
      ('search_text', E'@behavior -*\nWhat the search looks in.'),
      ('created_at', 'When it was made, UTC.'),
      ('updated_at', 'When it was last changed, UTC.')
    ) described (name, comment)
    join pg_catalog.pg_attribute a on a.attrelid = table_name and a.attname = described.name and not a.attisdropped
  loop
    execute format('comment on column %s.%I is %L', table_name, v_column.attname, v_column.comment);
  end loop;
end;
$$;
comment on function app_private.begin_rules_for_standard_columns(regclass) is
  'Describes the columns that mean the same on every table: account, search text, and timestamps.';
