-- What a slip says, word for word, without the national number, which is opened when the PDF is drawn. It only grows.
select app_private.begin_rules('app_private.salary_slip_documents', is_audited => false);

comment on table app_private.salary_slip_documents is E'@personal kept\nThe document of each salary slip as it was issued. Only grows.';
comment on column app_private.salary_slip_documents.account_id is 'The account it belongs to.';
comment on column app_private.salary_slip_documents.salary_slip_id is 'The slip.';
comment on column app_private.salary_slip_documents.payload is 'What the PDF says, but for the national number.';
comment on column app_private.salary_slip_documents.created_at is 'When it was issued, UTC.';
