-- The content of a report, verbatim, without the national number, which is decrypted when the PDF is rendered.
-- Append-only.
select app_private.begin_rules('app_private.salary_report_documents', is_audited => false);

comment on table app_private.salary_report_documents is E'@personal kept\nThe document of each salary report as it was made. Only grows.';
comment on column app_private.salary_report_documents.account_id is 'The account it belongs to.';
comment on column app_private.salary_report_documents.salary_report_id is 'The report.';
comment on column app_private.salary_report_documents.payload is 'The content of the PDF, without the national number.';
comment on column app_private.salary_report_documents.created_at is 'When it was made, UTC.';
