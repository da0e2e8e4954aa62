-- What was submitted, word for word. It only grows.
select app_private.begin_rules('app_private.invoice_documents', is_audited => false);

comment on table app_private.invoice_documents is E'@personal kept\nThe document of each invoice as it was submitted. Only grows.';
comment on column app_private.invoice_documents.account_id is 'The account it belongs to.';
comment on column app_private.invoice_documents.invoice_id is 'The invoice.';
comment on column app_private.invoice_documents.payload is 'What the PDF, the public page and the mails say, but for number, KID and link.';
comment on column app_private.invoice_documents.created_at is 'When it was submitted, UTC.';
