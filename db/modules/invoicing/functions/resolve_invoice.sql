create or replace function app_public.resolve_invoice(input jsonb) returns app_public.invoices
language plpgsql volatile
as $$
declare
  v_id uuid := (input ->> 'id')::uuid;
begin
  if app_hidden.current_actor_kind() <> 'OPERATOR' then
    perform app_private.refuse_when_impersonating();
    perform app_private.require_own_invoice(v_id);
  end if;
  return app_private.move_invoice(v_id, 'resolve');
end;
$$;
comment on function app_public.resolve_invoice(jsonb) is
'@impersonated refused
@performs invoices resolve
Marks a published invoice as paid in full. Operators with FINANCE, or the owner of an organisation''s profile. '
  'Refuses INVALID_ACTION while impersonating, INVOICE_NOT_PUBLISHED.';
grant execute on function app_public.resolve_invoice(jsonb) to app_user, app_operator;
