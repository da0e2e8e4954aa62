-- Fields of a form have the names of columns, and so do the parts of an address; amounts omit the unit, days the
-- suffix, and uploads the id. jsonb stays as given. A row of to_jsonb has the columns' own names. Every save of a form
-- calls this, so columns are looked up by name instead of comparing all names. field2 may be field2 or field_2.
create or replace function app_hidden.column_values(row_type regtype, attributes jsonb) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select coalesce(jsonb_object_agg(a.attname, case jsonb_typeof(given.value)
      when 'string' then to_jsonb(nullif(app_hidden.tidy_field(
        a.attname, given.value #>> '{}', coalesce(attributes ->> 'country', attributes ->> 'countryCode')
      ), ''))
      when 'object' then case
        when exists (select from pg_catalog.pg_type t where t.oid = a.atttypid and t.typtype = 'c')
          then app_hidden.column_values(a.atttypid::regtype, given.value)
        else given.value
      end
      else given.value
    end order by a.attname = given.name), '{}')
    from (
      select e.value, n.name
      from jsonb_each(nullif(attributes, 'null')) e, lower(regexp_replace(e.key, '([A-Z])', '_\1', 'g') collate "C") snake,
        unnest(case
          when snake ~ '[a-z][0-9]' then array[snake, regexp_replace(snake, '([a-z])([0-9])', '\1_\2', 'g')] else array[snake]
        end) n (name)
      offset 0
    ) given
    join pg_catalog.pg_attribute a on a.attrelid = (select r.typrelid from pg_catalog.pg_type r where r.oid = row_type)
      and a.attnum > 0 and a.attgenerated = '' and starts_with(a.attname, given.name)
      and substr(a.attname, length(given.name) + 1) in ('', '_minor', '_on', '_id', '_file_id')
  );
end;
$$;
comment on function app_hidden.column_values(regtype, jsonb) is
  'Of the attributes of a form those that are columns, by their names there: price or priceMinor for price_minor, the '
  'latter where both are given. Texts are tidied, and null when blank.';
grant execute on function app_hidden.column_values(regtype, jsonb) to app_user, app_operator;
