create or replace function app_public.approve_invoice(input jsonb) returns app_public.invoices
language sql volatile
as $$
  select * from app_private.move_invoice((input ->> 'id')::uuid, 'approve')
$$;
comment on function app_public.approve_invoice(jsonb) is
  E'@performs invoices approve\nApproves a submitted invoice; it is published right after. Operators with REVIEW. Refuses INVOICE_NOT_SUBMITTED.';
grant execute on function app_public.approve_invoice(jsonb) to app_operator;
