-- Numbers of documents follow each other, as bookkeeping demands.
create or replace view app_private.proof_of_documents (claim, entity, subject_id, subject, holds) with (security_invoker = true) as
  select 'INVOICE_NUMBERS_HAVE_NO_GAP', 'freelance_profiles', p.id, p.profile_number::text, max(i.invoice_number) - min(i.invoice_number) + 1 = count(*)
  from app_public.invoices i join app_public.freelance_profiles p on p.id = i.freelance_profile_id
  where i.invoice_number is not null
  group by p.id
  union all
  select 'CREDIT_NOTE_NUMBERS_HAVE_NO_GAP', 'freelance_profiles', p.id, p.profile_number::text, max(n.credit_note_number) = count(*)
  from app_public.credit_notes n join app_public.freelance_profiles p on p.id = n.freelance_profile_id
  where n.credit_note_number is not null
  group by p.id;

revoke all on app_private.proof_of_documents from public, app_authenticator, app_visitor, app_user, app_operator, app_worker;

comment on view app_private.proof_of_documents is 'Invariants of published documents.';
