-- Definer because the remaining amounts of an invoice are granted to no role: they decrease in the transaction that
-- makes the note, so that two concurrent notes cannot take the same. The transitions decide on the actor, the caller's
-- reach on the invoice.
create or replace function app_private.credit_invoice(invoice_id uuid, lines jsonb, reason text) returns app_public.credit_notes
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_invoice app_public.invoices;
  v_note app_public.credit_notes;
  v_status app_public.credit_note_status;
  v_credit jsonb;
begin
  select i.* into v_invoice from app_public.invoices i
  where i.id = $1 and app_hidden.is_within_reach(i.account_id)
  for no key update;
  v_status := app_private.require_transition('credit_notes', null, null, 'create');
  if v_invoice.status is null or v_invoice.status not in ('PUBLISHED', 'RESOLVED') then
    perform app_private.refuse('INVOICE_NOT_PUBLISHED');
  else
    perform app_private.check_credit_lines(v_invoice.id, lines);
  end if;
  if length(reason) > 1000 then
    perform app_private.refuse('TOO_BIG', 'reason');
  elsif app_hidden.letters_not_printed(reason) is not null then
    perform app_private.refuse('INVALID', 'reason');
  end if;
  perform app_private.stop_if_refused();

  v_credit := app_private.compute_credit(v_invoice, lines);
  if (v_credit ->> 'amount')::bigint + (v_credit ->> 'vat')::bigint <= 0 then
    perform app_private.refuse('TOO_SMALL_OR_EQUAL', 'lines');
    perform app_private.stop_if_refused();
  end if;
  insert into app_public.credit_notes (
    account_id, created_by, invoice_id, freelance_profile_id, client_id, status, reason, credited_on, currency, amount_minor, vat_minor,
    platform_fee_amount_minor, employer_tax_amount_minor, salary_tax_amount_minor, gross_salary_minor, payout_amount_minor
  )
  select
    v_invoice.account_id, app_hidden.current_user_id(), v_invoice.id, v_invoice.freelance_profile_id, v_invoice.client_id, v_status,
    credit_invoice.reason, app_hidden.today(), v_invoice.currency, c.amount, c.vat, c.platform_fee, c.employer_tax, c.salary_tax,
    c.gross_salary, c.payout
  from jsonb_to_record(v_credit) as c (
    amount bigint, vat bigint, platform_fee bigint, employer_tax bigint, salary_tax bigint, gross_salary bigint, payout bigint
  )
  returning * into v_note;
  insert into app_public.credit_note_lines (
    account_id, credit_note_id, invoice_line_id, position, quantity, amount_minor, vat_minor, platform_fee_amount_minor,
    employer_tax_amount_minor, salary_tax_amount_minor, gross_salary_minor, payout_amount_minor
  )
  select
    v_note.account_id, v_note.id, l.invoice_line_id, l.position, l.quantity, l.amount, l.vat, l.platform_fee, l.employer_tax,
    l.salary_tax, l.gross_salary, l.payout
  from jsonb_to_recordset(v_credit -> 'lines') as l (
    invoice_line_id uuid, position int, quantity numeric, amount bigint, vat bigint, platform_fee bigint, employer_tax bigint,
    salary_tax bigint, gross_salary bigint, payout bigint
  );
  perform app_private.credit_invoice_amounts(v_note, 1);
  perform app_private.enqueue_participant_look_up(c.org_number) from app_public.clients c where c.id = v_note.client_id;
  perform app_private.enqueue('invoicing/review_credit_note', jsonb_build_object('id', v_note.id), 'review_credit_note:' || v_note.id);
  return v_note;
end;
$$;
comment on function app_private.credit_invoice(uuid, jsonb, text) is
'@performs credit_notes create
Creates a credit note for quantities of lines, subtracts it from the invoice''s remainder, and enqueues its review. '
  'Refuses as create_credit_note does.';
grant execute on function app_private.credit_invoice(uuid, jsonb, text) to app_user;
