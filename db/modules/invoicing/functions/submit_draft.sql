-- Dates left open are filled in here, so that a draft that lay for a week is dated the day it goes
-- out, and the amounts are computed once more at the rates of that day. A refusal undoes it all.
create or replace function app_private.submit_draft(invoice app_public.invoices) returns app_public.invoices
language plpgsql volatile
as $$
declare
  v_invoice app_public.invoices;
begin
  update app_public.invoices i
  set (invoiced_on, due_on) = (select d.invoiced_on, d.due_on from app_private.dated_invoice(i) d)
  -- A due date that has passed meanwhile stays, and is refused below.
  where i.id = invoice.id and (i.due_on < coalesce(i.invoiced_on, app_hidden.today())) is not true;
  perform app_private.recompute_invoice(invoice.id);
  select i.* into v_invoice from app_public.invoices i where i.id = invoice.id;
  perform app_private.check_submission_parties(v_invoice);
  perform app_private.check_submission_lines(v_invoice);
  perform app_private.check_invoice_dates(v_invoice);
  perform app_private.stop_if_refused();

  return app_private.move_invoice(v_invoice.id, 'submit');
end;
$$;
comment on function app_private.submit_draft(app_public.invoices) is
  'Sends a locked draft in for approval, or stops with all that stands in its way.';
grant execute on function app_private.submit_draft(app_public.invoices) to app_user;
