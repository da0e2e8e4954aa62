-- Codes sent by SMS, and the memory behind the limits on guessing and on sending.
select app_private.begin_rules('app_private.sms_codes', array['code_hash', 'ip']);

comment on table app_private.sms_codes is E'@personal passing\nCodes sent by SMS that prove a number: live, then used, superseded or expired.';
comment on column app_private.sms_codes.id is 'Key. The gateway gets it too, so that a message sent twice is one.';
comment on column app_private.sms_codes.phone_number_id is 'The number it was made for.';
comment on column app_private.sms_codes.code_hash is
  'The code''s bcrypt hash: slow to compute, so that a reader of the table cannot find the code quickly.';
comment on column app_private.sms_codes.ip is
  'The source of the request, for IPv6 the /64 around it; null when not known.';
comment on column app_private.sms_codes.wrong_tries is 'The number of wrong attempts. After five the code is invalid.';
comment on column app_private.sms_codes.expires_at is 'When it stops working, 10 minutes after it was made, UTC.';
comment on column app_private.sms_codes.used_at is 'When it was confirmed, UTC.';
comment on column app_private.sms_codes.superseded_at is 'When a newer code for the number took its place, UTC.';
comment on column app_private.sms_codes.sent_at is 'When the gateway took it, UTC.';
comment on column app_private.sms_codes.failed_at is 'When the gateway refused the number for good, UTC.';
comment on column app_private.sms_codes.created_at is 'When it was made, UTC.';
