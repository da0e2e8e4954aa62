-- The one place where what remains of an invoice changes; a rejected note gives back exactly what it took.
create or replace function app_private.credit_invoice_amounts(note app_public.credit_notes, times int) returns void
language sql volatile
as $$
  update app_public.invoice_lines l set remaining_quantity = l.remaining_quantity - times * n.quantity
  from app_public.credit_note_lines n where n.credit_note_id = note.id and l.id = n.invoice_line_id;

  update app_public.invoices i
  set
    remaining_amount_minor = i.remaining_amount_minor - times * note.amount_minor,
    remaining_vat_minor = i.remaining_vat_minor - times * note.vat_minor,
    remaining_platform_fee_amount_minor = i.remaining_platform_fee_amount_minor - times * note.platform_fee_amount_minor,
    remaining_employer_tax_amount_minor = i.remaining_employer_tax_amount_minor - times * note.employer_tax_amount_minor,
    remaining_salary_tax_amount_minor = i.remaining_salary_tax_amount_minor - times * note.salary_tax_amount_minor,
    remaining_gross_salary_minor = i.remaining_gross_salary_minor - times * note.gross_salary_minor,
    remaining_payout_amount_minor = i.remaining_payout_amount_minor - times * note.payout_amount_minor
  where i.id = note.invoice_id;

  select app_private.update_refund_status(note.invoice_id);
$$;
comment on function app_private.credit_invoice_amounts(app_public.credit_notes, int) is
  'Subtracts the amounts of a credit note from the remainder of its invoice and lines (1), or adds them back (-1).';
