-- Definer because the worker holds no table.
create or replace function app_private.record_ehf_answer(delivery_id uuid, answer app_public.ehf_answer, reason text) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  update app_public.deliveries d
  set answer = $2, answered_at = now(), failure_reason = left(nullif(btrim($3), ''), 1000)
  where d.id = $1 and d.channel = 'EHF' and d.status = 'PENDING';
  perform app_private.settle_ehf_answer($1);
end;
$$;
comment on function app_private.record_ehf_answer(uuid, app_public.ehf_answer, text) is
  'Records the access point''s answer about a message when polled, and settles the delivery by it. Safe to run twice.';
grant execute on function app_private.record_ehf_answer(uuid, app_public.ehf_answer, text) to app_worker;
