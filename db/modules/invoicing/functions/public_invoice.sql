-- Definer because the reader is a visitor: the token in the link is the key.
create or replace function app_public.public_invoice(token text) returns app_public.public_invoice
language sql stable strict security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.draw_public_invoice(i) from app_public.invoices i
  where i.public_token = token and i.status in ('PUBLISHED', 'RESOLVED', 'NULLIFIED')
$$;
comment on function app_public.public_invoice(text) is
'@anyone has the token of the link
The invoice behind a public link, as the client sees it. Null for an unknown token.';
grant execute on function app_public.public_invoice(text) to app_visitor, app_user;

comment on type app_public.public_invoice is 'An invoice as its client sees it.';
comment on column app_public.public_invoice.document_number is E'@notNull\nThe number on the document.';
comment on column app_public.public_invoice.status is E'@notNull\nPUBLISHED, RESOLVED or NULLIFIED.';
comment on column app_public.public_invoice.seller_name is E'@notNull\nThe legal seller.';
comment on column app_public.public_invoice.seller_organization_number is 'The seller''s organisation number.';
comment on column app_public.public_invoice.freelancer_name is E'@notNull\nThe freelancer.';
comment on column app_public.public_invoice.client_name is E'@notNull\nWho pays.';
comment on column app_public.public_invoice.language is E'@notNull\nThe client''s language.';
comment on column app_public.public_invoice.invoiced_on is E'@notNull\nThe date of the invoice.';
comment on column app_public.public_invoice.due_on is E'@notNull\nThe last day to pay.';
comment on column app_public.public_invoice.amount_minor is E'@notNull\nWithout VAT, in øre.';
comment on column app_public.public_invoice.vat_minor is E'@notNull\nVAT in øre.';
comment on column app_public.public_invoice.total_minor is E'@notNull\nThe total of the document, in øre.';
comment on column app_public.public_invoice.currency is E'@notNull\nAlways NOK.';
comment on column app_public.public_invoice.kid is E'@notNull\nPayment identification.';
comment on column app_public.public_invoice.bank_account_number is E'@notNull\nThe account to pay to.';
comment on column app_public.public_invoice.iban is 'The same account for payments from abroad.';
comment on column app_public.public_invoice.lines is E'@notNull\nWhat is billed.';
comment on column app_public.public_invoice.pdf_document_id is 'The PDF.';
comment on column app_public.public_invoice.ehf_document_id is 'The XML of the document, where it was delivered as EHF.';
comment on column app_public.public_invoice.public_path is E'@notNull\nThe path of the page that anybody with the link can read.';
comment on column app_public.public_invoice.paid is E'@notNull\nWhether it is paid in full.';
comment on column app_public.public_invoice.remaining_minor is
  E'@notNull\nThe remaining amount, in øre: nothing once it is paid or credited.';
comment on column app_public.public_invoice.credited_minor is
  E'@notNull\nThe amount of published credit notes, with VAT, in øre.';
comment on column app_public.public_invoice.paid_amount_minor is E'@notNull\nThe paid amount, with VAT, in øre.';
comment on column app_public.public_invoice.refund_minor is
  E'@notNull\nThe amount credited after the payment, which is refunded to the client, with VAT, in øre.';
comment on column app_public.public_invoice.refunded_minor is E'@notNull\nThe amount refunded so far, in øre.';
comment on column app_public.public_invoice.is_overdue is E'@notNull\nWhether it should have been paid before today.';
comment on column app_public.public_invoice.theme is 'The colours and letters of the team that invoices; null for a person, and where none was chosen.';
comment on column app_public.public_invoice.buyer_reference is 'The client''s reference on the document: the one it requested, else the person named.';
comment on column app_public.public_invoice.order_reference is 'The client''s order number.';
comment on column app_public.public_invoice.payment_waits is
  E'@notNull\nWhether a payment that names the invoice has come in and waits to be booked.';
comment on column app_public.public_invoice.credit_notes is E'@notNull\nIts published credit notes, the oldest first.';
comment on type app_public.public_credit_note is 'A credit note of an invoice, as the client of both sees it.';
comment on column app_public.public_credit_note.document_number is E'@notNull\nThe number on the document.';
comment on column app_public.public_credit_note.credited_on is E'@notNull\nThe date of the credit note.';
comment on column app_public.public_credit_note.total_minor is E'@notNull\nThe credited amount with VAT, in øre.';
comment on type app_public.public_invoice_line is 'One thing billed, as the client sees it.';
comment on column app_public.public_invoice_line.description is 'What was done.';
comment on column app_public.public_invoice_line.line_type is E'@notNull\nThe kind of line.';
comment on column app_public.public_invoice_line.quantity is 'The quantity in its unit.';
comment on column app_public.public_invoice_line.unit_price_minor is 'Price of one in øre, without VAT.';
comment on column app_public.public_invoice_line.amount_minor is E'@notNull\nWithout VAT, in øre.';
comment on column app_public.public_invoice_line.vat_rate is E'@notNull\nVAT, per cent.';
comment on column app_public.public_invoice_line.vat_minor is E'@notNull\nVAT in øre.';
comment on column app_public.public_invoice_line.unit is E'@notNull\nThe unit of the quantity.';
comment on column app_public.public_invoice_line.start_date is 'The first day of the work.';
comment on column app_public.public_invoice_line.end_date is 'The last day of the work.';
comment on column app_public.public_invoice_line.address_from is 'The start of the drive.';
comment on column app_public.public_invoice_line.address_to is 'The end of the drive.';
comment on column app_public.public_invoice_line.purpose is 'The purpose of the trip.';
comment on column app_public.public_invoice_line.start_time is 'The time of departure in Norway, HH:MM.';
comment on column app_public.public_invoice_line.end_time is 'The time of return in Norway, HH:MM.';
