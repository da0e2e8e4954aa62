-- A submitted invoice is an immutable document, whatever function tries to change it. Status, times, number, file and
-- refund status follow their own rules.
create or replace function app_private.tg_invoices__freeze() returns trigger
language plpgsql volatile
as $$
begin
  if old.status = 'DRAFT' then
    return new;
  end if;
  if (
    new.account_id, new.freelance_profile_id, new.bank_account_id, new.client_id, new.currency,
    new.platform_fee_percent, new.employer_tax_percent, new.salary_tax_percent,
    new.amount_minor, new.vat_minor,
    new.platform_fee_amount_minor, new.employer_tax_amount_minor, new.salary_tax_amount_minor, new.gross_salary_minor,
    new.payout_amount_minor, new.buyer_reference, new.order_reference, new.invoiced_on, new.due_on, new.submitted_at
  ) is distinct from (
    old.account_id, old.freelance_profile_id, old.bank_account_id, old.client_id, old.currency,
    old.platform_fee_percent, old.employer_tax_percent, old.salary_tax_percent,
    old.amount_minor, old.vat_minor,
    old.platform_fee_amount_minor, old.employer_tax_amount_minor, old.salary_tax_amount_minor, old.gross_salary_minor,
    old.payout_amount_minor, old.buyer_reference, old.order_reference, old.invoiced_on, old.due_on, old.submitted_at
  ) or (
    old.invoice_number is not null and (new.invoice_number, new.document_number, new.kid, new.public_token)
      is distinct from (old.invoice_number, old.document_number, old.kid, old.public_token)
  ) then
    raise exception 'the contents of a submitted invoice cannot be changed' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end;
$$;
comment on function app_private.tg_invoices__freeze() is 'Refuses every change to the content of a submitted invoice.';
grant execute on function app_private.tg_invoices__freeze() to app_user, app_operator, app_worker;
