-- Definer because the worker holds no table. An answer that comes later still counts.
create or replace function app_private.give_up_unanswered_ehf() returns int
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_ids uuid[] := array(
    select d.id from app_public.deliveries d
    where d.status = 'PENDING' and d.handed_over_at < now() - interval '2 days' order by d.id
  );
begin
  perform app_private.record_delivery_failure(id, null, 'UNANSWERED') from unnest(v_ids) id;
  return cardinality(v_ids);
end;
$$;
comment on function app_private.give_up_unanswered_ehf() is
  E'@task invoicing\nFails EHF deliveries that the access point has not reported on for two days. Returns how many. Safe to run twice.';
grant execute on function app_private.give_up_unanswered_ehf() to app_worker;
