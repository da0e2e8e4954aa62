create or replace function app_public.pause_recurring_invoice(input jsonb) returns app_public.recurring_invoices
language sql volatile
as $$
  select r.* from app_private.move_row(null::app_public.recurring_invoices, (input ->> 'id')::uuid, 'pause', input) r
$$;
comment on function app_public.pause_recurring_invoice(jsonb) is
'@impersonated allowed
@performs recurring_invoices pause
Makes no more invoices until it is resumed. Refuses UNAUTHORIZED, INVALID id, INVALID_TRANSITION, INVALID_ACTION at updatedAt.';
grant execute on function app_public.pause_recurring_invoice(jsonb) to app_user;
