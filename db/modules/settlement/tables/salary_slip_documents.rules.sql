-- The content of a slip, verbatim, without the national number, which is decrypted when the PDF is rendered.
-- Append-only.
select app_private.begin_rules('app_private.salary_slip_documents', is_audited => false);

comment on table app_private.salary_slip_documents is E'@personal kept\nThe document of each salary slip as it was issued. Only grows.';
comment on column app_private.salary_slip_documents.account_id is 'The account it belongs to.';
comment on column app_private.salary_slip_documents.salary_slip_id is 'The slip.';
comment on column app_private.salary_slip_documents.payload is 'The content of the PDF, without the national number.';
comment on column app_private.salary_slip_documents.created_at is 'When it was issued, UTC.';
