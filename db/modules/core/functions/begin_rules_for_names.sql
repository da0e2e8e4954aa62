-- Characters that change the direction of writing or control a terminal make a name look like another one, in mails and
-- in the review queue. An existing check stays, since adding it again reads the whole table.
create or replace function app_private.begin_rules_for_names(table_name regclass) returns void
language plpgsql volatile
as $$
declare
  v_unclear constant text := '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]';
  v_column name;
  v_check name;
begin
  for v_column in
    select a.attname from pg_catalog.pg_attribute a
    where a.attrelid = table_name and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and a.atttypid = 'text'::regtype and a.attname ~ '(^|_)name$'
    order by a.attnum
  loop
    v_check := format('%s_%s_reads_as_written', (select relname from pg_catalog.pg_class where oid = table_name), v_column)::name;
    if not exists (
      select from pg_catalog.pg_constraint k
      where k.conrelid = table_name and k.conname = v_check and strpos(pg_catalog.pg_get_constraintdef(k.oid), v_unclear) > 0
    ) then
      execute format('alter table %s drop constraint if exists %I', table_name, v_check);
      execute format('alter table %s add constraint %I check (%I !~ %L)', table_name, v_check, v_column, v_unclear);
    end if;
  end loop;
end;
$$;
comment on function app_private.begin_rules_for_names(regclass) is
  'Refuses, in every column of a name, characters that control a terminal or change the direction of writing.';
