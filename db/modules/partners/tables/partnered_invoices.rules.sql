-- A copy and not a view of invoices: Postgres shows a row or not, and an invoice has columns a team must never see. The
-- policy checks that the enrolment is active, so that nothing is visible after its end while the copies are not yet
-- deleted.
select app_private.begin_rules('app_public.partnered_invoices');

create policy "owners and admins of a verified team read invoices of who is enrolled with it" on app_public.partnered_invoices
  for select to app_user
  using (
    partner_account_id = (select app_hidden.current_account_id())
    and enrollment_id = any ((select app_hidden.live_enrollment_ids())::uuid[])
  );
create policy "freelancers read what is shown of their invoices" on app_public.partnered_invoices for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
grant select on app_public.partnered_invoices to app_user;

comment on table app_public.partnered_invoices is
'@personal removed
@prefix pin
@portal recruitmore/partnered-invoices
@defaultSort published_at desc
@search search_text
@section recruitment
@icon file-invoice
@label document_number
An invoice of an enrolled freelancer, as a team sees it. Amounts in minor units (øre).';
comment on constraint partnered_invoices_account_id_fkey on app_public.partnered_invoices is
'@console
@backwardBehavior -*
The freelancer''s account.';
comment on constraint partnered_invoices_partner_account_id_fkey on app_public.partnered_invoices is
'@console
@fieldName partnerAccount
@backwardBehavior -*
The team.';
comment on constraint partnered_invoices_enrollment_id_fkey on app_public.partnered_invoices is
'@fieldName enrollment
@foreignFieldName invoices
@notNull
Whose it is.';
comment on constraint partnered_invoices_invoice_id_fkey on app_public.partnered_invoices is
'@console
@backwardBehavior -*
The invoice.';
comment on column app_public.partnered_invoices.account_id is E'@unlisted\nThe freelancer''s account.';
comment on column app_public.partnered_invoices.partner_account_id is E'@unlisted\nThe team.';
comment on column app_public.partnered_invoices.enrollment_id is E'@filter\nWhose it is.';
comment on column app_public.partnered_invoices.invoice_id is E'@unlisted\nThe invoice.';
comment on column app_public.partnered_invoices.invoice_status is
'@name status
@filter
@listed
PUBLISHED, RESOLVED or NULLIFIED.';
comment on column app_public.partnered_invoices.invoice_number is
'@sort
@unlisted
Gapless for each profile.';
comment on column app_public.partnered_invoices.document_number is 'The number on the document.';
comment on column app_public.partnered_invoices.client_name is E'@sort\nThe client according to the document.';
comment on column app_public.partnered_invoices.invoiced_on is
'@filter
@sort
The day it is dated.';
comment on column app_public.partnered_invoices.due_on is E'@filter\nThe last day to pay.';
comment on column app_public.partnered_invoices.published_at is
'@sort
@unlisted
When it got its number, UTC.';
comment on column app_public.partnered_invoices.currency is E'@unlisted\nAlways NOK.';
comment on column app_public.partnered_invoices.amount_minor is E'@sort\nWithout VAT, in øre.';
comment on column app_public.partnered_invoices.vat_minor is 'VAT in øre.';
comment on column app_public.partnered_invoices.total_minor is E'@sum\nThe amount the client pays, in øre.';
comment on column app_public.partnered_invoices.created_at is E'@unlisted\nWhen it was first shown, UTC.';
comment on column app_public.partnered_invoices.updated_at is E'@unlisted\nWhen it was last changed, UTC.';
