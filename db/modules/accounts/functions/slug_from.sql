create or replace function app_private.slug_from(name text) returns text
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce(
    nullif(
      btrim(
        left(
          btrim(
            regexp_replace(
              lower(public.unaccent('public.unaccent'::regdictionary, replace(replace(replace(lower(coalesce(name, '')), 'æ', 'ae'), 'ø', 'o'), 'å', 'a'))),
              '[^a-z0-9]+', '-', 'g'
            ),
            '-'
          ),
          48
        ),
        '-'
      ),
      ''
    ),
    'konto'
  )
$$;
comment on function app_private.slug_from(text) is
  'A name in a to z, 0 to 9 and hyphens, at most 48 characters; æ, ø and å become ae, o and a. "konto" when nothing '
  'is left.';
