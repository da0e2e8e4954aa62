-- Definer because orders are granted to no role.
create or replace function app_public.create_attachment_order(input jsonb) returns app_public.attachment_orders
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_attributes constant jsonb := app_hidden.tidied(coalesce(nullif(input -> 'attributes', 'null'), '{}'));
  v_profile constant app_public.freelance_profiles := app_private.require_individual(input, 'create_attachment_order');
  v_order app_public.attachment_orders;
begin
  perform app_private.check_attachment_order(v_attributes, v_profile.id);
  perform app_private.stop_if_refused();
  v_order := app_private.insert_row(v_order, app_hidden.fields_of(
    v_attributes, 'reference', 'percent', 'monthlyAmount', 'startsOn', 'endsOn'
  ) || jsonb_build_object('accountId', v_profile.account_id, 'freelanceProfileId', v_profile.id, 'createdBy', app_hidden.current_user_id()));
  perform app_private.record_event('attachment_orders', v_order.id, v_order.account_id, 'CREATED', null);
  return v_order;
end;
$$;
comment on function app_public.create_attachment_order(jsonb) is
'@actors OPERATOR_FINANCE
Enters an attachment of earnings. Operators with FINANCE. UNAUTHORIZED, also on an account of their own; INVALID '
  'freelanceProfileId; BLANK, PRESENT, TOO_SMALL, TOO_SMALL_OR_EQUAL, TOO_BIG; INVALID endsOn; TAKEN startsOn where the person has '
  'another at that time; at code AUTH_LEVEL_2_REQUIRED, INVALID_TOKEN, ATTEMPTS_LIMIT_EXCEEDED.';
grant execute on function app_public.create_attachment_order(jsonb) to app_operator;
