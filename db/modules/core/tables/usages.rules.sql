-- The use of limits. Only inserts, so that counting never waits for another transaction.
select app_private.begin_rules('app_private.usages');

select app_private.end_audit('app_private.usages');

comment on table app_private.usages is
  E'@personal passing\nThe use of limits, with its time. Not audited because the change itself is, and each would be '
  'logged twice.';
comment on column app_private.usages.id is 'Key.';
comment on column app_private.usages.limit_key is 'Of which limit.';
comment on column app_private.usages.subject_id is 'By which person or account.';
comment on column app_private.usages.used is 'How much.';
comment on column app_private.usages.used_at is 'When, UTC.';
