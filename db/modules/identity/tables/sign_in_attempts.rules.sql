-- The memory behind the limits on guessing. In the database, so that all API nodes share it.
select app_private.begin_rules('app_private.sign_in_attempts', array['email', 'ip']);

-- It is a log itself, and addresses and IPs are deleted after a day; so the audit records only later changes of its
-- rows.
select app_private.end_audit('app_private.sign_in_attempts');
create trigger _900_audit after update of kind, email, ip, attempted_at on app_private.sign_in_attempts
  for each row execute function app_private.tg__audit('email', 'ip');

comment on table app_private.sign_in_attempts is E'@personal passing\nTries at passwords and at registering, and requests for links, by address and IP.';
comment on column app_private.sign_in_attempts.id is 'Key.';
comment on column app_private.sign_in_attempts.kind is
  'PASSWORD: a try at a password, an operator''s too. LINK: a request for a link. REGISTRATION: a try at '
  'registering.';
comment on column app_private.sign_in_attempts.email is 'The address typed in, whether or not any user has it.';
comment on column app_private.sign_in_attempts.ip is
  'The source of the attempt, for IPv6 the /64 around it; null when not known.';
comment on column app_private.sign_in_attempts.succeeded_at is 'When it turned out right, UTC; null counts as failed.';
comment on column app_private.sign_in_attempts.attempted_at is 'When it began, UTC.';
