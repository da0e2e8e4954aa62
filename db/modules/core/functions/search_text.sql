-- Declared immutable although unaccent's dictionary is only stable, because a generated column
-- needs it; the dictionary is named outright and never changed by the product.
create or replace function app_hidden.search_text(variadic words text[]) returns text
language sql immutable parallel safe
set search_path to pg_catalog, public, pg_temp
as $$
  select lower(public.unaccent('public.unaccent'::regdictionary, app_hidden.tidy_text(coalesce(array_to_string(words, ' '), ''))))
$$;
comment on function app_hidden.search_text(text[]) is 'Words without case, accents and signs that cannot be seen, for search by substring.';
grant execute on function app_hidden.search_text(text[]) to app_visitor, app_user, app_operator, app_worker;
