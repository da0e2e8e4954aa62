-- The submitted documents, verbatim. Append-only.
select app_private.begin_rules('app_private.invoice_documents', is_audited => false);

comment on table app_private.invoice_documents is E'@personal kept\nThe document of each invoice as it was submitted. Only grows.';
comment on column app_private.invoice_documents.account_id is 'The account it belongs to.';
comment on column app_private.invoice_documents.invoice_id is 'The invoice.';
comment on column app_private.invoice_documents.payload is
  'The content of the PDF, the public page and the mails, without number, KID and link.';
comment on column app_private.invoice_documents.created_at is 'When it was submitted, UTC.';
