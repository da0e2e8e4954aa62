-- Definer because the worker has no grants on tables. The answer normally arrives as a callback; after ten minutes it
-- is polled.
create or replace function app_private.unanswered_ehf_deliveries() returns setof jsonb
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select jsonb_build_object('id', d.id, 'messageId', d.message_id)
  from app_public.deliveries d
  where d.status = 'PENDING' and d.handed_over_at < now() - interval '10 minutes'
  order by d.handed_over_at
  limit 200
$$;
comment on function app_private.unanswered_ehf_deliveries() is
  'Up to 200 sendings as EHF that were handed over ten minutes ago or earlier and have no answer, oldest first, as {id, messageId}.';
grant execute on function app_private.unanswered_ehf_deliveries() to app_worker;
