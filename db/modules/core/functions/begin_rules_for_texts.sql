-- Tidies every text of a table on each change, typed or imported; a column added later is included through the rules of
-- its table. Tables with texts of the product itself, whose spaces are intended, drop the trigger again in their rules
-- file.
create or replace function app_private.begin_rules_for_texts(table_name regclass) returns void
language plpgsql volatile
as $$
declare
  v_columns text := (
    select string_agg(quote_literal(a.attname), ', ' order by a.attnum)
    from pg_catalog.pg_attribute a join pg_catalog.pg_type t on t.oid = a.atttypid
    where a.attrelid = table_name and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and (a.atttypid in ('text'::regtype, 'public.citext'::regtype) or t.typtype = 'c')
  );
begin
  if v_columns is not null then
    execute format(
      'create trigger _050_tidy before insert or update on %s for each row execute function app_private.tg__tidy(%s)', table_name, v_columns
    );
  end if;
end;
$$;
comment on function app_private.begin_rules_for_texts(regclass) is 'Tidies every text of a table on any write.';
