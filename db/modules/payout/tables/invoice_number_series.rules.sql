-- The next number of each profile's series. Its row is the lock that keeps the series gapless.
select app_private.begin_rules('app_private.invoice_number_series');

comment on table app_private.invoice_number_series is
  'The next number of a profile''s invoices, and of its credit notes. A row exists from the first publication on.';
comment on column app_private.invoice_number_series.account_id is 'The account it belongs to.';
comment on column app_private.invoice_number_series.freelance_profile_id is 'The profile.';
comment on column app_private.invoice_number_series.kind is 'Invoices and credit notes count apart.';
comment on column app_private.invoice_number_series.next_number is 'The number the next publication takes.';
comment on column app_private.invoice_number_series.created_at is 'When the first was published, UTC.';
comment on column app_private.invoice_number_series.updated_at is 'When the last was published, UTC.';
