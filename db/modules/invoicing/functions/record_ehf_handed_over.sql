-- Definer because the worker holds no table. The answer may have come before the access point was done with taking it.
create or replace function app_private.record_ehf_handed_over(delivery_id uuid, message_id text) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_delivery app_public.deliveries := app_private.lock_delivery($1);
begin
  if v_delivery.channel is distinct from 'EHF' or v_delivery.handed_over_at is not null then
    return;
  end if;
  update app_public.deliveries d set handed_over_at = now(), message_id = $2 where d.id = $1;
  if app_private.is_to_be_delivered(v_delivery) then
    perform app_private.record_delivery_event(v_delivery, 'HANDED_OVER');
  end if;
end;
$$;
comment on function app_private.record_ehf_handed_over(uuid, text) is
  'Records that the access point has accepted a document, with its id there. Safe to run twice.';
grant execute on function app_private.record_ehf_handed_over(uuid, text) to app_worker;
