create or replace function app_public.resolve_invoice(input jsonb) returns app_public.invoices
language plpgsql volatile
as $$
declare
  v_id uuid := (input ->> 'id')::uuid;
  v_invoice app_public.invoices;
begin
  if app_hidden.current_actor_kind() = 'OPERATOR' then
    v_invoice := app_private.require_invoice_for_operator(v_id);
  else
    perform app_private.refuse_when_impersonating();
    v_invoice := app_private.require_own_invoice(v_id);
  end if;
  return app_private.move_invoice(v_id, 'resolve');
end;
$$;
comment on function app_public.resolve_invoice(jsonb) is
  E'@impersonated refused\nMarks a published invoice as paid in full. Operators with FINANCE, or the owner of an organisation''s profile. Refuses INVALID_ACTION while impersonating, INVOICE_NOT_PUBLISHED.';
grant execute on function app_public.resolve_invoice(jsonb) to app_user, app_operator;
