-- Money that came through the service is refunded through it, and settles the note when the bank has paid it. Whether
-- any came is checked after the step, under the lock of the invoice that the step takes: a payment at the same moment
-- would otherwise be overlooked.
create or replace function app_public.resolve_credit_note(input jsonb) returns app_public.credit_notes
language plpgsql volatile
as $$
declare
  v_note app_public.credit_notes;
begin
  if app_hidden.current_actor_kind() <> 'OPERATOR' then
    perform app_private.refuse_when_impersonating();
    perform app_private.require_invoicing();
    perform app_private.stop_if_refused();
  end if;
  v_note := app_private.move_credit_note((input ->> 'id')::uuid, 'resolve');
  if exists (
    select from app_public.invoices i
    where i.id = v_note.invoice_id and i.paid_minor > 0 and i.resolution is distinct from 'PAID_OUTSIDE'
  ) then
    perform app_private.refuse('INVALID_ACTION');
    perform app_private.stop_if_refused();
  end if;
  return v_note;
end;
$$;
comment on function app_public.resolve_credit_note(jsonb) is
'@impersonated refused
@performs credit_notes resolve
Records that the client has been refunded outside the service. Operators with FINANCE, or the owner of an '
  'organisation''s profile. Refuses INVALID_ACTION while impersonating and for invoices paid through the service, '
  'INVALID_TRANSITION.';
grant execute on function app_public.resolve_credit_note(jsonb) to app_user, app_operator;
