-- What a statement says, word for word. It only grows.
select app_private.begin_rules('app_private.client_statement_documents', is_audited => false);

comment on table app_private.client_statement_documents is E'@personal kept\nThe document of each statement of a client as it was made. Only grows.';
comment on column app_private.client_statement_documents.account_id is 'The account it belongs to.';
comment on column app_private.client_statement_documents.client_statement_id is 'The statement.';
comment on column app_private.client_statement_documents.payload is 'What the PDF says.';
comment on column app_private.client_statement_documents.created_at is 'When it was made, UTC.';
