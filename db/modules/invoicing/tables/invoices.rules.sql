-- An invoice from draft to paid. Status, amounts, numbers and keys are never granted: definer functions compute and
-- assign them. Deletion is granted, and the policy permits it for drafts only. Its foreign keys include the account, so
-- a mutation that forgot a check cannot take a number from another account's series.
select app_private.begin_rules('app_public.invoices', array['public_token']);

create policy "members read their account's invoices" on app_public.invoices for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "owners and admins write drafts" on app_public.invoices for insert to app_user
  with check (
    account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices'))
    and (created_by is null or created_by = (select app_hidden.current_user_id()))
  );
create policy "owners and admins edit their account's drafts" on app_public.invoices for update to app_user
  using (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
create policy "owners and admins delete drafts" on app_public.invoices for delete to app_user
  using (status = 'DRAFT' and account_id = (select app_hidden.current_account_id())
    and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
grant select, delete on app_public.invoices to app_user;
grant insert (account_id, created_by, copied_from_id), update (reminders_paused_at) on app_public.invoices to app_user;

create trigger _300_keep_search_text
  before insert or update of client_id, document_number, kid, buyer_reference, order_reference on app_public.invoices
  for each row execute function app_private.tg_invoices__store_search_text();
create trigger _400_freeze before update on app_public.invoices
  for each row execute function app_private.tg_invoices__freeze();

comment on table app_public.invoices is
'@actions
@outcome portal
@personal kept
@prefix inv
@list
@defaultSort created_at desc
@search search_text
@sort client.name
@statusSubscription invoiceStatusChanged
@section invoicing 10
@label document_number
@icon file-invoice
A bill to a client, from draft to paid. Amounts in minor units (øre), computed in the database.';
comment on constraint invoices_created_by_fkey on app_public.invoices is '@fieldName author';
comment on constraint invoices_copied_from_id_fkey on app_public.invoices is
'@fieldName copiedFrom
@backwardBehavior -*';
comment on column app_public.invoices.copied_from_id is E'@unlisted\nThe invoice it is a copy of; if that was rejected, it has the reason.';
comment on column app_public.invoices.reminders_paused_at is E'@unlisted\nSince when its client is not reminded of it by itself, UTC; null when they are.';
comment on column app_public.invoices.created_by is E'@unlisted\nThe user who wrote it, who receives the notifications about it.';
comment on column app_public.invoices.freelance_profile_id is
'@form
@filter
Who is paid.';
comment on column app_public.invoices.bank_account_id is E'@form\nThe account the payout goes to.';
comment on column app_public.invoices.client_id is
'@form
@filter
@listed
Who pays.';
comment on column app_public.invoices.sender_reference_person_id is E'@form\nThe freelancer''s person named on it.';
comment on column app_public.invoices.client_reference_person_id is E'@form\nThe client''s person named on it.';
comment on column app_public.invoices.status is E'@filter\nThe status. Changes only as the transitions allow.';
comment on column app_public.invoices.currency is 'Always NOK.';
comment on column app_public.invoices.platform_fee_percent is
'@rateOf platform_fee_amount_minor
@name platformFee
The fee it was computed with, per cent.';
comment on column app_public.invoices.employer_tax_percent is
'@rateOf employer_tax_amount_minor
@name employerTax
The employer''s contribution it was computed with, per cent; null for an organisation.';
comment on column app_public.invoices.salary_tax_percent is
'@rateOf salary_tax_amount_minor
@name salaryTax
The withholding it was computed with, per cent; null for an organisation.';
comment on column app_public.invoices.amount_minor is 'Without VAT, in øre.';
comment on column app_public.invoices.vat_minor is 'VAT in øre.';
comment on column app_public.invoices.total_minor is E'@sum\nThe amount the client pays, in øre.';
comment on column app_public.invoices.list_total_minor is
'@sort amount
@behavior -*
The sum that lists show and sort by, with VAT, in øre: the remainder after credit notes, and for a nullified one the '
  'whole.';
comment on column app_public.invoices.platform_fee_amount_minor is 'The platform''s fee in øre.';
comment on column app_public.invoices.employer_tax_amount_minor is 'Employer''s contribution in øre; 0 for an organisation.';
comment on column app_public.invoices.salary_tax_amount_minor is 'Withheld tax in øre; 0 for an organisation.';
comment on column app_public.invoices.gross_salary_minor is 'Salary before tax in øre; 0 for an organisation.';
comment on column app_public.invoices.payout_amount_minor is 'The payout to the freelancer, in øre.';
comment on column app_public.invoices.remaining_amount_minor is
  E'@restOf amount_minor\nThe amount less credit notes, in øre.';
comment on column app_public.invoices.remaining_vat_minor is E'@restOf vat_minor\nThe VAT less credit notes, in øre.';
comment on column app_public.invoices.remaining_platform_fee_amount_minor is
  E'@restOf platform_fee_amount_minor\nThe fee less credit notes, in øre.';
comment on column app_public.invoices.remaining_employer_tax_amount_minor is
  E'@restOf employer_tax_amount_minor\nThe employer''s contribution less credit notes, in øre.';
comment on column app_public.invoices.remaining_salary_tax_amount_minor is
  E'@restOf salary_tax_amount_minor\nThe withheld tax less credit notes, in øre.';
comment on column app_public.invoices.remaining_gross_salary_minor is
  E'@restOf gross_salary_minor\nThe salary before tax less credit notes, in øre.';
comment on column app_public.invoices.remaining_payout_amount_minor is
  E'@restOf payout_amount_minor\nThe payout less credit notes, in øre.';
comment on column app_public.invoices.calculation_error is E'@holds errorCode\nINVOICE_CALCULATION_FAILED while a draft cannot be split; its parts are 0 then.';
comment on column app_public.invoices.invoice_number is E'@sort\nGapless for each profile; given at publication.';
comment on column app_public.invoices.document_number is 'The number on the document: profile number and invoice number for an individual.';
comment on column app_public.invoices.kid is E'@groups 4\nPayment identification, 14 digits with MOD10; unique in the product.';
comment on column app_public.invoices.public_token is E'@behavior -*\nThe key of the public page.';
comment on column app_public.invoices.buyer_reference is E'@form\nThe reference requested by the client.';
comment on column app_public.invoices.order_reference is E'@form\nThe client''s order number.';
comment on column app_public.invoices.invoiced_on is
'@form
@filter
The day it is dated; the day of submission when left open.';
comment on column app_public.invoices.due_on is
'@form
@filter
The last day to pay; 14 days after the date when left open.';
comment on column app_public.invoices.rejection_reason is E'@longText\nWhy an operator rejected it.';
comment on column app_public.invoices.refund_status is 'The extent to which credit notes have taken it back.';
comment on column app_public.invoices.resolution is E'@filter\nThe kind of settlement; null while it is open.';
comment on column app_public.invoices.paid_minor is
  E'@behavior -*\nThe amount its client has paid, in øre, as booked by settlement.';
comment on column app_public.invoices.pdf_document_id is
'@file
@document
The PDF the client got.';
comment on column app_public.invoices.submitted_at is E'@sort\nWhen it was sent in, UTC.';
comment on column app_public.invoices.is_approved_automatically is E'@unlisted\nWhether the rule approved it and no operator.';
comment on column app_public.invoices.approved_at is 'When it was approved, UTC.';
comment on column app_public.invoices.published_at is 'When it got its number, UTC.';
comment on column app_public.invoices.rejected_at is 'When it was rejected, UTC.';
comment on column app_public.invoices.resolved_at is 'When it was settled, UTC: paid, called paid by its owner, or written off.';
comment on column app_public.invoices.nullified_at is 'When credit notes had taken back all of it, UTC.';
comment on column app_public.invoices.created_at is
'@filter
@sort
When the draft was made, UTC.';
comment on type app_public.invoice_resolution is
'@tone.PAID pine
The settlement of an invoice: by payments, by a payment outside the service, or by writing off the rest.';
comment on type app_public.refund_status is
'@tone.PENDING fjord
@tone.PARTIAL fjord
@tone.FULL pine
The extent to which credit notes have taken back an invoice.';

select app_private.grant_forms('app_public.invoices');
