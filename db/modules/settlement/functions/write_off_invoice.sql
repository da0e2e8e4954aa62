-- Payments that came in part are split, the rest is given up. Definer because the ledger is granted to no role.
create or replace function app_public.write_off_invoice(input jsonb) returns app_public.invoices
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_invoice app_public.invoices;
  v_reason text;
begin
  select i.* into v_invoice from app_public.invoices i where i.id = (input ->> 'id')::uuid for no key update;
  perform app_private.require_finance(input, 'write_off_invoice', v_invoice.account_id);
  perform app_private.require_found(v_invoice, 'id');
  perform app_private.refuse_when_changed(v_invoice.updated_at, input);
  v_reason := app_private.require_reason(input);
  perform app_private.stop_if_refused();
  return app_private.move_invoice(v_invoice.id, 'resolve', v_reason, 'WRITTEN_OFF');
end;
$$;
comment on function app_public.write_off_invoice(jsonb) is
'@performs invoices resolve
Gives up what is left to pay of a published invoice. Nothing of it is paid out; part payments are split and paid out. Operators with '
  'FINANCE. UNAUTHORIZED, also on an account of their own; INVALID id; BLANK reason; INVOICE_NOT_PUBLISHED; INVALID_ACTION at updatedAt; '
  'at code AUTH_LEVEL_2_REQUIRED, INVALID_TOKEN, ATTEMPTS_LIMIT_EXCEEDED.';
grant execute on function app_public.write_off_invoice(jsonb) to app_operator;
