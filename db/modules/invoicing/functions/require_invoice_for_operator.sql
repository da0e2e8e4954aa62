-- Definer because a lock needs a grant, and operators hold none on invoices. Whether the role may do
-- what comes next is for the transition to say.
create or replace function app_private.require_invoice_for_operator(invoice_id uuid) returns app_public.invoices
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_invoice app_public.invoices;
begin
  if app_hidden.current_operator_role() is null then
    perform app_private.refuse('UNAUTHORIZED');
    perform app_private.stop_if_refused();
  end if;
  select i.* into v_invoice from app_public.invoices i where i.id = invoice_id for update;
  if not found then
    perform app_private.refuse('INVALID', 'id');
    perform app_private.stop_if_refused();
  end if;
  return v_invoice;
end;
$$;
comment on function app_private.require_invoice_for_operator(uuid) is
  'An invoice for an operator, locked. Stops with INVALID when there is none, UNAUTHORIZED for who is no operator.';
grant execute on function app_private.require_invoice_for_operator(uuid) to app_user, app_operator;
