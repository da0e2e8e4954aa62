-- From here to the end of the erasure, the trail and the events may be changed, by definer functions alone.
create or replace function app_private.begin_erasure(
  account_id uuid, entity text, entity_id uuid, reason app_public.erasure_reason
) returns uuid
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  select set_config('app.erasing', 'on', true);
  insert into app_public.erasures (account_id, entity, entity_id, reason) values (account_id, entity, entity_id, reason) returning id
$$;
comment on function app_private.begin_erasure(uuid, text, uuid, app_public.erasure_reason) is
  'Begins an erasure and its proof; end_erasure() ends it.';
