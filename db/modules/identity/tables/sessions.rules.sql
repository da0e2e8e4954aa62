-- Signed-in browser tabs. The portal sees its own through the view app_public.sessions.
select app_private.begin_rules('app_private.sessions', array['token_sha256']);

-- The audit is told when a session begins, ends or is raised, not each minute it is used.
drop trigger _900_audit on app_private.sessions;
create trigger _900_audit
  after insert or delete or update of revoked_at, second_level_at, account_id, operator_id, user_id, administrator_id
  on app_private.sessions for each row execute function app_private.tg__audit('token_sha256');

comment on table app_private.sessions is 'A session acts in exactly one account, or for the house when an operator''s.';
comment on column app_private.sessions.id is 'Key.';
comment on column app_private.sessions.token_sha256 is 'SHA-256 of the token. The token is 32 random bytes in base64url, known to its holder only.';
comment on column app_private.sessions.user_id is 'Who acts, or is acted as.';
comment on column app_private.sessions.account_id is 'The account it acts in; null for an operator''s session.';
comment on column app_private.sessions.operator_id is 'The operator whose session in the admin console it is.';
comment on column app_private.sessions.administrator_id is 'The operator who acts as the user.';
comment on column app_private.sessions.administrator_reason is 'Why, as typed in, at most 500 characters.';
comment on column app_private.sessions.second_level_at is 'When an SMS code was last confirmed in it, UTC. Counts for 15 minutes.';
comment on column app_private.sessions.last_used_at is 'When it was last used, to the minute, UTC. After 14 idle days it is over.';
comment on column app_private.sessions.expires_at is 'When it is over in any case, 90 days after its start, UTC.';
comment on column app_private.sessions.revoked_at is 'When it was ended: log out, password change, blocking. UTC.';
comment on column app_private.sessions.created_at is 'When it was opened, UTC.';
