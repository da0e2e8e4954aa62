create or replace function app_hidden.text_at(input jsonb, path text) returns text
language sql immutable parallel safe
as $$
  select nullif(app_hidden.tidy_field(
    p.parts[cardinality(p.parts)], input #>> p.parts, coalesce(input #>> (p.above || '{country}'), input #>> (p.above || '{countryCode}'))
  ), '')
  from (select parts, trim_array(parts, 1) as above from string_to_array(path, '.') parts) p
$$;
comment on function app_hidden.text_at(jsonb, text) is 'The text at a dotted path of the input, tidied by the name of its field; null when blank or absent.';
grant execute on function app_hidden.text_at(jsonb, text) to app_visitor, app_user, app_operator, app_worker;
