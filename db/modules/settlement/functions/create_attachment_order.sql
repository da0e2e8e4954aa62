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
  insert into app_public.attachment_orders (
    account_id, freelance_profile_id, reference, percent, monthly_amount_minor, starts_on, ends_on, created_by
  ) values (
    v_profile.account_id, v_profile.id, app_hidden.text_at(v_attributes, 'reference'), (v_attributes ->> 'percent')::numeric,
    (v_attributes ->> 'monthlyAmount')::bigint, (v_attributes ->> 'startsOn')::date, (v_attributes ->> 'endsOn')::date,
    app_hidden.current_user_id()
  )
  returning * into v_order;
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
