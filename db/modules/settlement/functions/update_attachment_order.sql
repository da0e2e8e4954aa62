-- Absent fields stay as they are. Existing slips keep their withheld amounts. Definer because orders are granted to no
-- role.
create or replace function app_public.update_attachment_order(input jsonb) returns app_public.attachment_orders
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_order app_public.attachment_orders;
  v_attributes jsonb;
begin
  select a.* into v_order from app_public.attachment_orders a where a.id = (input ->> 'id')::uuid for no key update;
  perform app_private.require_finance(input, 'update_attachment_order', v_order.account_id);
  perform app_private.require_found(v_order, 'id');
  perform app_private.refuse_when_changed(v_order.updated_at, input);
  perform from app_public.freelance_profiles p where p.id = v_order.freelance_profile_id for no key update;
  v_attributes := jsonb_build_object(
    'reference', v_order.reference, 'percent', v_order.percent, 'monthlyAmount', v_order.monthly_amount_minor,
    'startsOn', v_order.starts_on, 'endsOn', v_order.ends_on
  ) || app_hidden.tidied(coalesce(nullif(input -> 'attributes', 'null'), '{}'));
  perform app_private.check_attachment_order(v_attributes, v_order.freelance_profile_id, v_order.id);
  perform app_private.stop_if_refused();
  v_order := app_private.update_row(v_order, app_hidden.fields_of(
    v_attributes, 'reference', 'percent', 'monthlyAmount', 'startsOn', 'endsOn'
  ));
  perform app_private.record_event('attachment_orders', v_order.id, v_order.account_id, 'UPDATED', null);
  return v_order;
end;
$$;
comment on function app_public.update_attachment_order(jsonb) is
'@actors OPERATOR_FINANCE
Changes an attachment of earnings, as when an end becomes known. As createAttachmentOrder; INVALID id; INVALID_ACTION at updatedAt.';
grant execute on function app_public.update_attachment_order(jsonb) to app_operator;
