create or replace function app_private.require_invoice_for_operator(invoice_id uuid) returns app_public.invoices
language plpgsql volatile
as $$
declare
  v_invoice app_public.invoices;
begin
  select i.* into v_invoice from app_public.invoices i where i.id = invoice_id;
  if not found then
    perform app_private.refuse('INVALID', 'id');
    perform app_private.stop_if_refused();
  end if;
  -- Who may only read may not lock either, and is refused by the transition that comes next.
  select i.* into v_invoice from app_public.invoices i where i.id = invoice_id for update;
  if not found then
    perform app_private.refuse('UNAUTHORIZED');
    perform app_private.stop_if_refused();
  end if;
  return v_invoice;
end;
$$;
comment on function app_private.require_invoice_for_operator(uuid) is
  'An invoice for an operator who may move it, locked. Stops with INVALID when there is none, UNAUTHORIZED for a role too low.';
grant execute on function app_private.require_invoice_for_operator(uuid) to app_operator;
