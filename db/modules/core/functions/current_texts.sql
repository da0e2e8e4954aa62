-- Definer because programs read texts with a key of their own, and the server itself reads no table.
create or replace function app_private.current_texts(
  in_language app_public.language, is_override boolean default null,
  out module text, out namespace text, out key text, out text text
) returns setof record
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select t.module, t.namespace, t.key, coalesce(t.override_text, t.text)
  from app_public.texts t
  where t.language = in_language and coalesce(t.override_text, t.text) is not null
    and (is_override is null or (t.override_text is not null) = is_override)
  order by t.module, t.namespace, t.key
$$;
comment on function app_private.current_texts(app_public.language, boolean) is
  'All texts of a language with overrides applied; with is_override only the overridden ones.';
grant execute on function app_private.current_texts(app_public.language, boolean) to app_authenticator;
