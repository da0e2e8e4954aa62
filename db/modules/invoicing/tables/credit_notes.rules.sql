-- Credits of published invoices. No role writes them directly: amounts are apportioned from the remaining amounts of
-- the invoice, and both are changed together or not at all.
select app_private.begin_rules('app_public.credit_notes');

create policy "members read their account's credit notes" on app_public.credit_notes for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
grant select on app_public.credit_notes to app_user;

create trigger _300_keep_search_text before insert or update of document_number on app_public.credit_notes
  for each row execute function app_private.tg_credit_notes__store_search_text();
create trigger _400_freeze before update on app_public.credit_notes
  for each row execute function app_private.tg__freeze(
    '{status,approved_at,is_approved_automatically,published_at,rejected_at,rejection_reason,resolved_at,pdf_document_id,'
    'total_minor,search_text,updated_at,created_by}',
    '{credit_note_number,document_number}'
  );

comment on table app_public.credit_notes is
'@outcome portal
@personal kept
@prefix crn
@list
@portal invoicemore/payout-service/credit-notes invoicemore/credit-note
@defaultSort created_at desc
@search search_text
@sort client.name
@statusSubscription creditNoteStatusChanged
@section invoicing
@label document_number
@icon file-minus
A credit of an invoice. Amounts in minor units (øre), computed in the database.';
comment on constraint credit_notes_created_by_fkey on app_public.credit_notes is '@fieldName author';
comment on constraint credit_notes_invoice_id_fkey on app_public.credit_notes is '@foreignFieldName creditNotes';
comment on constraint credit_notes_freelance_profile_id_fkey on app_public.credit_notes is '@backwardBehavior -*';
comment on constraint credit_notes_client_id_fkey on app_public.credit_notes is '@backwardBehavior -*';
comment on constraint credit_notes_pdf_document_id_fkey on app_public.credit_notes is '@backwardBehavior -*';
comment on column app_public.credit_notes.created_by is E'@unlisted\nThe user who wrote it, who receives the notifications about it.';
comment on column app_public.credit_notes.invoice_id is E'@filter\nThe invoice it takes back from.';
comment on column app_public.credit_notes.freelance_profile_id is
'@filter
@unlisted
The profile of the invoice.';
comment on column app_public.credit_notes.client_id is E'@filter\nThe credited client.';
comment on column app_public.credit_notes.status is E'@filter\nThe status. Changes only as the transitions allow.';
comment on column app_public.credit_notes.reason is
'@longText
@decides
The reason, as printed on the document; at most 1000 characters.';
comment on column app_public.credit_notes.credited_on is
'@filter
@sort
The day it is dated.';
comment on column app_public.credit_notes.currency is E'@unlisted\nAlways NOK.';
comment on column app_public.credit_notes.amount_minor is 'The credited amount without VAT, in øre.';
comment on column app_public.credit_notes.vat_minor is 'VAT in øre.';
comment on column app_public.credit_notes.total_minor is
'@sum
@sort amount
The amount credited to the client, in øre.';
comment on column app_public.credit_notes.platform_fee_amount_minor is
  'The credited part of the platform''s fee, in øre.';
comment on column app_public.credit_notes.employer_tax_amount_minor is
  'The credited part of the employer''s contribution, in øre; 0 for an organisation.';
comment on column app_public.credit_notes.salary_tax_amount_minor is
  'The credited part of the withheld tax, in øre; 0 for an organisation.';
comment on column app_public.credit_notes.gross_salary_minor is
  'The credited part of the salary before tax, in øre; 0 for an organisation.';
comment on column app_public.credit_notes.payout_amount_minor is
  'The reduction of the payout to the freelancer, in øre.';
comment on column app_public.credit_notes.credit_note_number is
'@sort
@unlisted
Gapless for each profile, in a series of its own; given at publication.';
comment on column app_public.credit_notes.document_number is 'The number on the document.';
comment on column app_public.credit_notes.pdf_document_id is
'@file
@document
The PDF the client got.';
comment on column app_public.credit_notes.rejection_reason is E'@longText\nWhy an operator rejected it.';
comment on column app_public.credit_notes.is_approved_automatically is E'@unlisted\nWhether the rule approved it and no operator.';
comment on column app_public.credit_notes.approved_at is E'@unlisted\nWhen it was approved, UTC.';
comment on column app_public.credit_notes.published_at is
'@sort
@unlisted
When it got its number, UTC.';
comment on column app_public.credit_notes.rejected_at is E'@unlisted\nWhen it was rejected, UTC.';
comment on column app_public.credit_notes.resolved_at is E'@unlisted\nWhen no refund was due any more, UTC.';
comment on column app_public.credit_notes.created_at is
'@filter
@sort
@unlisted
When it was made, UTC.';
comment on type app_public.credit_note_status is 'The status of a credit note.';
