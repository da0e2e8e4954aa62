-- A paused recurring invoice whose last day has passed cannot be resumed before its end is moved.
create or replace function app_public.resume_recurring_invoice(input jsonb) returns app_public.recurring_invoices
language plpgsql volatile
as $$
declare
  v_recurrence app_public.recurring_invoices;
begin
  perform app_private.refuse_when_impersonating();
  perform app_private.require_invoicing();
  v_recurrence := app_private.require_row(null::app_public.recurring_invoices, (input ->> 'id')::uuid);
  if v_recurrence.status = 'PAUSED'
    and app_hidden.recurrence_after(v_recurrence, greatest(v_recurrence.last_on, app_hidden.today() - 1)) is null then
    perform app_private.refuse('INVALID_ACTION');
    perform app_private.stop_if_refused();
  end if;
  return app_private.move_row(v_recurrence, v_recurrence.id, 'resume', input);
end;
$$;
comment on function app_public.resume_recurring_invoice(jsonb) is
'@impersonated refused
@performs recurring_invoices resume
Takes a paused one up again from today on; days that passed meanwhile are not made up for. Refuses UNAUTHORIZED, INVALID_ACTION while '
  'impersonating, INVALID id, INVALID_ACTION when no day is left, INVALID_TRANSITION, INVALID_ACTION at updatedAt.';
grant execute on function app_public.resume_recurring_invoice(jsonb) to app_user;
