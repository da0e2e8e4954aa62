create or replace function app_public.resolve_invoice(input jsonb) returns app_public.invoices
language plpgsql volatile
as $$
declare
  v_id uuid := (input ->> 'id')::uuid;
begin
  perform app_private.refuse_when_impersonating();
  perform app_private.require_own_invoice(v_id);
  return app_private.move_invoice(v_id, 'resolve', resolution => 'PAID_OUTSIDE');
end;
$$;
comment on function app_public.resolve_invoice(jsonb) is
'@impersonated refused
@performs invoices resolve
Records that the client has paid a published invoice in full outside the service; its fee is then owed. The owner of '
  'an organisation''s profile. Refuses INVALID_ACTION while impersonating, INVOICE_NOT_PUBLISHED.';
grant execute on function app_public.resolve_invoice(jsonb) to app_user;
