create or replace function app_hidden.text_variables(said text) returns text[]
language sql immutable parallel safe
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce(array_agg(distinct coalesce(v[1], '$t ' || v[2])), '{}')
  from regexp_matches(said, '\{\{\s*-?\s*([^{},\s]+)[^{}]*\}\}|\$t\(([^)]*)\)', 'g') v
$$;
comment on function app_hidden.text_variables(text) is 'The variables of a text, {{count}} for example; none for null.';
grant execute on function app_hidden.text_variables(text) to app_operator;
