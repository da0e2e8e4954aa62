create or replace function app_private.require_client_refund(
  input jsonb, command text, is_protective boolean default false
) returns app_public.client_refunds
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_refund app_public.client_refunds := (select r from app_public.client_refunds r where r.id = (input ->> 'id')::uuid);
begin
  perform app_private.require_finance(input, command, case when not is_protective then i.account_id end)
  from (select 1) one left join app_public.invoices i on i.id = v_refund.invoice_id;
  perform from app_public.invoices i where i.id = v_refund.invoice_id for no key update;
  v_refund := app_private.require_row(v_refund, v_refund.id);
  perform app_private.refuse_when_changed(v_refund.updated_at, input);
  return v_refund;
end;
$$;
comment on function app_private.require_client_refund(jsonb, text, boolean) is
  'The refund an operator with FINANCE moves, locked with its invoice. Stops with UNAUTHORIZED, also on an account of their own unless it '
  'protects, and INVALID id; refuses INVALID_ACTION at updatedAt.';
