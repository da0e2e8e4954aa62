-- Called with all texts when a database is migrated: obsolete ones are deleted with their overrides. Keys reported as
-- missing stay until a file contains them.
create or replace function app_private.store_texts(texts jsonb) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  with given as (
    select t.language, t.module, t.namespace, t.key, t.text
    from jsonb_to_recordset(texts) t (language app_public.language, module text, namespace text, key text, text text)
  ),
  removed as (
    delete from app_public.texts t
    where t.text is not null and not exists (
      select from given s where (s.language, s.module, s.namespace, s.key) = (t.language, t.module, t.namespace, t.key)
    )
  )
  insert into app_public.texts as t (language, module, namespace, key, text)
  -- Unchanged texts are filtered out before the insert, whose triggers take half a second for all of them.
  select s.* from given s
  where not exists (
    select from app_public.texts t
    where (t.language, t.module, t.namespace, t.key) = (s.language, s.module, s.namespace, s.key) and t.text = s.text
  )
  on conflict (language, module, namespace, key) do update set text = excluded.text, reported_at = null
  where t.text is distinct from excluded.text
$$;
comment on function app_private.store_texts(jsonb) is
  'Stores the texts of the files, [{language, module, namespace, key, text}], in place of the former ones.';
