-- Invoices and credit notes are sent, answered and given up alike: one function for each, which takes the document's id. No
-- id is of both.
create or replace view app_private.documents with (security_invoker = true) as
  select i.id, 'invoices' as entity, i.account_id, i.client_id, i.status::text as status, i.id as invoice_id, i.pdf_document_id
  from app_public.invoices i
  union all
  select n.id, 'credit_notes', n.account_id, n.client_id, n.status::text, n.invoice_id, n.pdf_document_id
  from app_public.credit_notes n;
comment on view app_private.documents is 'Invoices and credit notes as the documents they are, each with the invoice it is or takes back.';
grant select on app_private.documents to app_user, app_operator;
