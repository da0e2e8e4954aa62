-- Definer because nobody is granted the status. People reach their own account's sendings, operators
-- all; the actor is still the caller and the transitions decide.
create or replace function app_private.close_delivery(delivery_id uuid, action text) returns app_public.deliveries
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_delivery app_public.deliveries;
  v_to app_public.delivery_status;
begin
  select d.* into v_delivery from app_public.deliveries d
  where d.id = delivery_id and app_hidden.is_within_reach(d.account_id) for update;
  if not found then
    perform app_private.refuse('INVALID', 'id');
    perform app_private.stop_if_refused();
  end if;
  v_to := app_private.require_transition('deliveries', v_delivery.id, v_delivery.status::text, action);
  perform app_private.stop_if_refused();
  update app_public.deliveries d set status = v_to where d.id = v_delivery.id returning d.* into v_delivery;
  perform app_private.record_event(
    'invoices', v_delivery.invoice_id, v_delivery.account_id, 'SENDING_SETTLED',
    (select i.status::text from app_public.invoices i where i.id = v_delivery.invoice_id),
    jsonb_build_object('action', action)
  );
  return v_delivery;
end;
$$;
comment on function app_private.close_delivery(uuid, text) is
  'Takes a failed sending off the desks by an action of its transitions, with an event on its invoice. INVALID for what is out of reach.';
grant execute on function app_private.close_delivery(uuid, text) to app_user, app_operator;
