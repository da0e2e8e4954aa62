-- Fields of a form have the names of columns, and so do the parts of an address; amounts omit the unit, days the
-- suffix, and uploads the id. jsonb stays as given.
create or replace function app_hidden.column_values(row_type regtype, attributes jsonb) returns jsonb
language sql stable
as $$
  select coalesce(jsonb_object_agg(a.attname, case
    when jsonb_typeof(given.value) = 'object' and t.typtype = 'c' then app_hidden.column_values(t.oid::regtype, given.value)
    when jsonb_typeof(given.value) = 'string' then to_jsonb(nullif(app_hidden.tidy_field(
      a.attname, given.value #>> '{}', coalesce(attributes ->> 'country', attributes ->> 'countryCode')
    ), ''))
    else given.value
  end order by given.key = app_hidden.camel_case(a.attname)), '{}')
  from pg_catalog.pg_type r
  join pg_catalog.pg_attribute a on a.attrelid = r.typrelid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  join pg_catalog.pg_type t on t.oid = a.atttypid
  join jsonb_each(nullif(attributes, 'null')) given on given.key = app_hidden.camel_case(a.attname)
    or given.key = app_hidden.camel_case(regexp_replace(a.attname, '(_minor|_on|(_file)?_id)$', ''))
  where r.oid = row_type
$$;
comment on function app_hidden.column_values(regtype, jsonb) is
  'Of the attributes of a form those that are columns, by their names there: price or priceMinor for price_minor, the '
  'latter where both are given. Texts are tidied, and null when blank.';
grant execute on function app_hidden.column_values(regtype, jsonb) to app_user, app_operator;
