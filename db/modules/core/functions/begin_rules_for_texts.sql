-- Tidies every text of a table on each change of a text, typed or imported; a column added later is included through the rules of
-- its table. Tables with texts of the product itself, whose spaces are intended, drop the trigger again in their rules
-- file.
create or replace function app_private.begin_rules_for_texts(table_name regclass) returns void
language plpgsql volatile
as $$
declare
  v_columns text;
  v_changes text;
begin
  select
    string_agg(quote_literal(a.attname), ', ' order by a.attnum),
    string_agg(format('old.%1$I::text is distinct from new.%1$I::text', a.attname), ' or ' order by a.attnum)
  into v_columns, v_changes
  from pg_catalog.pg_attribute a join pg_catalog.pg_type t on t.oid = a.atttypid
  where a.attrelid = table_name and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and (a.atttypid in ('text'::regtype, 'public.citext'::regtype) or t.typtype = 'c');
  if v_columns is not null then
    execute format(
      'create trigger _050_tidy before insert on %s for each row execute function app_private.tg__tidy(%s)', table_name, v_columns
    );
    execute format(
      'create trigger _051_tidy_changes before update on %s for each row when (%s) execute function app_private.tg__tidy(%s)',
      table_name, v_changes, v_columns
    );
  end if;
end;
$$;
comment on function app_private.begin_rules_for_texts(regclass) is 'Tidies every text of a table on any write.';
