-- The second factor of an operator's sign-in. The secret itself must be stored, since TOTP is symmetric.
select app_private.begin_rules('app_private.operator_secrets', array['totp_secret']);

comment on table app_private.operator_secrets is E'@personal none\nThe secrets of operators'' one-time codes.';
comment on column app_private.operator_secrets.id is 'Key.';
comment on column app_private.operator_secrets.operator_id is 'Whose secret.';
comment on column app_private.operator_secrets.totp_secret is 'Base32; SHA-1, 6 digits, steps of 30 seconds, as authenticator apps expect.';
comment on column app_private.operator_secrets.last_used_step is
  'The 30-second step (Unix time / 30) of the last code used. A code of this step or an earlier step is refused, so '
  'that an observed code is useless.';
comment on column app_private.operator_secrets.created_at is 'When the row was written, UTC.';
comment on column app_private.operator_secrets.updated_at is 'When the row was last changed, UTC.';
