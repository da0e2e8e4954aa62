-- A copy, as for invoices, for the same reasons. The policy checks that the enrolment is active, so that nothing is
-- visible after its end while the copies are not yet deleted.
select app_private.begin_rules('app_public.partnered_credit_notes');

create policy "owners and admins of a verified team read credit notes of who is enrolled with it" on app_public.partnered_credit_notes
  for select to app_user
  using (
    partner_account_id = (select app_hidden.current_account_id())
    and enrollment_id = any ((select app_hidden.live_enrollment_ids())::uuid[])
  );
create policy "freelancers read what is shown of their credit notes" on app_public.partnered_credit_notes for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
grant select on app_public.partnered_credit_notes to app_user;

comment on table app_public.partnered_credit_notes is
'@personal removed
@prefix pcn
@portal recruitmore/partnered-credit-notes
@defaultSort published_at desc
@search search_text
@section recruitment
@icon file-minus
@label document_number
A credit note of an enrolled freelancer, as a team sees it. Amounts in minor units (øre).';
comment on constraint partnered_credit_notes_account_id_fkey on app_public.partnered_credit_notes is
'@console
@backwardBehavior -*
The freelancer''s account.';
comment on constraint partnered_credit_notes_partner_account_id_fkey on app_public.partnered_credit_notes is
'@console
@fieldName partnerAccount
@backwardBehavior -*
The team.';
comment on constraint partnered_credit_notes_enrollment_id_fkey on app_public.partnered_credit_notes is
'@fieldName enrollment
@foreignFieldName creditNotes
@notNull
Whose it is.';
comment on constraint partnered_credit_notes_credit_note_id_fkey on app_public.partnered_credit_notes is
'@console
@backwardBehavior -*
The credit note.';
comment on column app_public.partnered_credit_notes.account_id is E'@unlisted\nThe freelancer''s account.';
comment on column app_public.partnered_credit_notes.partner_account_id is E'@unlisted\nThe team.';
comment on column app_public.partnered_credit_notes.enrollment_id is E'@filter\nWhose it is.';
comment on column app_public.partnered_credit_notes.credit_note_id is E'@unlisted\nThe credit note.';
comment on column app_public.partnered_credit_notes.credit_note_status is
'@name status
@filter
@listed
PUBLISHED or RESOLVED.';
comment on column app_public.partnered_credit_notes.credit_note_number is
'@sort
@unlisted
Gapless for each profile.';
comment on column app_public.partnered_credit_notes.document_number is 'The number on the document.';
comment on column app_public.partnered_credit_notes.client_name is E'@sort\nThe client according to the document.';
comment on column app_public.partnered_credit_notes.credited_on is
'@filter
@sort
The day it is dated.';
comment on column app_public.partnered_credit_notes.invoice_document_number is E'@listed
The number of the invoice it takes back from.';
comment on column app_public.partnered_credit_notes.published_at is
'@sort
@unlisted
When it got its number, UTC.';
comment on column app_public.partnered_credit_notes.currency is E'@unlisted\nAlways NOK.';
comment on column app_public.partnered_credit_notes.amount_minor is E'@sort\nWithout VAT, in øre.';
comment on column app_public.partnered_credit_notes.vat_minor is 'VAT in øre.';
comment on column app_public.partnered_credit_notes.total_minor is E'@sum\nThe amount credited to the client, in øre.';
comment on column app_public.partnered_credit_notes.created_at is E'@unlisted\nWhen it was first shown, UTC.';
comment on column app_public.partnered_credit_notes.updated_at is E'@unlisted\nWhen it was last changed, UTC.';
