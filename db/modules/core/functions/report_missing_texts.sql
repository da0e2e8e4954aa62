-- Definer because the calling program has a key and no session. A holder of the key could fill the table, so at most a
-- thousand keys are stored, and those not requested for 90 days are deleted.
create or replace function app_private.report_missing_texts(asked_in app_public.language, keys text[]) returns int
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  with forgotten as (
    delete from app_public.texts t
    where t.text is null and t.override_text is null and t.reported_at < now() - interval '90 days'
  ),
  asked as (
    select distinct split_part(k, '.', 1) as module, replace(substr(k, length(split_part(k, '.', 1)) + 2), '.', '/') as key
    from unnest(keys) k
  ),
  reported as (
    insert into app_public.texts as t (language, module, namespace, key, reported_at)
    select asked_in, a.module, a.module, a.key, now()
    from asked a
    where a.module ~ '^[a-z][a-z0-9-]{0,62}$' and length(a.key) <= 200
      and a.key ~ '^[A-Za-z0-9_*-]+(/[A-Za-z0-9_*-]+)*$' and a.key !~ '(^|/)(__proto__|constructor|prototype)(/|$)'
      and not exists (
        select from app_public.texts t
        where t.language = asked_in and t.module = a.module
          and a.key in (t.key, concat_ws('/', nullif(substr(t.namespace, length(t.module) + 2), ''), t.key), 'words/' || t.key)
          and t.text is not null
      )
    order by a.key
    limit (select greatest(0, 1000 - count(*)) from app_public.texts t where t.text is null)
    on conflict (language, module, namespace, key) do update set reported_at = now()
    returning 1
  )
  select count(*)::int from reported
$$;
comment on function app_private.report_missing_texts(app_public.language, text[]) is
  'Records keys that a program did not find, as it knows them, invoicing.list.title; returns the number of missing '
  'ones.';
grant execute on function app_private.report_missing_texts(app_public.language, text[]) to app_authenticator;
