-- Dates left open are filled in here, so that a draft that lay for a week is dated the day it goes
-- out, and the amounts are computed once more at the rates of that day. A refusal undoes it all.
create or replace function app_public.submit_invoice(input jsonb) returns app_public.invoices
language plpgsql volatile
as $$
declare
  v_invoice app_public.invoices;
begin
  perform app_private.refuse_when_impersonating();
  v_invoice := app_private.require_own_invoice((input ->> 'id')::uuid);
  perform app_private.require_transition('invoices', v_invoice.id, v_invoice.status::text, 'submit');
  perform app_private.stop_if_refused();

  update app_public.invoices i
  set
    invoiced_on = coalesce(i.invoiced_on, app_hidden.today()),
    due_on = coalesce(i.due_on, coalesce(i.invoiced_on, app_hidden.today()) + 14)
  -- A due date that has passed meanwhile stays, and is refused below.
  where i.id = v_invoice.id and (i.due_on < coalesce(i.invoiced_on, app_hidden.today())) is not true;
  perform app_private.recompute_invoice(v_invoice.id);
  select i.* into v_invoice from app_public.invoices i where i.id = v_invoice.id;
  perform app_private.check_submission_parties(v_invoice);
  perform app_private.check_submission_lines(v_invoice);
  perform app_private.check_invoice_dates(v_invoice);
  perform app_private.stop_if_refused();

  return app_private.move_invoice(v_invoice.id, 'submit');
end;
$$;
comment on function app_public.submit_invoice(jsonb) is
'@impersonated refused
@performs invoices submit
Submits a complete draft for approval. Refuses INVALID_ACTION while impersonating, INVALID_TRANSITION in other '
  'states, FREELANCE_PROFILE_ARCHIVED, CLIENT_INSOLVENT, CLIENT_EMAIL_MISSING for a client with a delivery method but '
  'no address, SENDER_EQUALS_RECEIVER, OCCUPATION_CODE_DISABLED, INVALID_INVOICED_ON, INVOICE_CALCULATION_FAILED, '
  'BANK_ID_VERIFICATION_REQUIRED, and BLANK at every missing field.';
grant execute on function app_public.submit_invoice(jsonb) to app_user;
