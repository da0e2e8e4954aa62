create or replace function app_hidden.name_words(name text) returns text[]
language sql immutable parallel safe
set search_path to pg_catalog, public, pg_temp
as $$
  select array_remove(regexp_split_to_array(app_hidden.search_text(name), '[^[:alnum:]]+'), '')
$$;
comment on function app_hidden.name_words(text) is 'The words of a name, without case, accents and hyphens, to be compared.';
grant execute on function app_hidden.name_words(text) to app_operator, app_worker;
