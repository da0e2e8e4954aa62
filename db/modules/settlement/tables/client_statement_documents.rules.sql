-- The frozen content of each statement. Append-only.
select app_private.begin_rules('app_private.client_statement_documents', is_audited => false);

comment on table app_private.client_statement_documents is E'@personal kept\nThe content of each statement of a client at its creation. Append-only.';
comment on column app_private.client_statement_documents.account_id is 'The account it belongs to.';
comment on column app_private.client_statement_documents.client_statement_id is 'The statement.';
comment on column app_private.client_statement_documents.payload is 'The content of the PDF.';
comment on column app_private.client_statement_documents.created_at is 'When it was made, UTC.';
