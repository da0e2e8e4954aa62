-- What a report says, word for word, without the national number, which is opened when the PDF is drawn. It only grows.
select app_private.begin_rules('app_private.salary_report_documents', is_audited => false);

comment on table app_private.salary_report_documents is E'@personal kept\nThe document of each salary report as it was made. Only grows.';
comment on column app_private.salary_report_documents.account_id is 'The account it belongs to.';
comment on column app_private.salary_report_documents.salary_report_id is 'The report.';
comment on column app_private.salary_report_documents.payload is 'What the PDF says, but for the national number.';
comment on column app_private.salary_report_documents.created_at is 'When it was made, UTC.';
