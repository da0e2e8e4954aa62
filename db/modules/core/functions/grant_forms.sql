-- The comment of a column decides whether users fill it in. Must be called at the end of a rules file, after its
-- comments.
create or replace function app_private.grant_forms(table_name regclass) returns void
language plpgsql volatile
as $$
declare
  v_row record;
begin
  for v_row in
    select a.attname, d.description ~ '(^|\n)@form create(\n|$)' as is_for_good
    from pg_catalog.pg_attribute a
    join pg_catalog.pg_description d on d.objoid = a.attrelid and d.objsubid = a.attnum and d.classoid = 'pg_catalog.pg_class'::regclass
    where a.attrelid = table_name and a.attnum > 0 and not a.attisdropped and d.description ~ '(^|\n)@form( create)?(\n|$)'
    order by a.attnum
  loop
    execute format('grant insert (%I) on %s to app_user', v_row.attname, table_name);
    if not v_row.is_for_good then
      execute format('grant update (%I) on %s to app_user', v_row.attname, table_name);
    end if;
  end loop;
end;
$$;
comment on function app_private.grant_forms(regclass) is
  'Grants users of an account the columns whose comment has @form: to fill in and to change, or with create only to '
  'fill in.';
