-- Signed-in browser tabs. The token that opens a session is in session_tokens.
select app_private.begin_rules('app_public.sessions');

create policy "people see the session they act in" on app_public.sessions for select to app_user
  using (id = (select app_hidden.current_session_id()));
grant select on app_public.sessions to app_user;

create trigger _200_stay_ended before update of revoked_at on app_public.sessions for each row
  when (old.revoked_at is not null) execute function app_private.tg_sessions__stay_ended();

create trigger _200_end_sign_in after update of revoked_at on app_public.sessions for each row
  when (old.revoked_at is null and new.revoked_at is not null) execute function app_private.tg_sessions__end_sign_in();

create trigger _300_notify_end after update of revoked_at on app_public.sessions for each row
  when (old.revoked_at is null and new.revoked_at is not null) execute function app_private.tg_sessions__notify_end();

-- The audit trail records when a session begins, ends or is raised, not each minute of its use.
select app_private.end_audit('app_public.sessions');
create trigger _900_audit
  after insert or delete or update of revoked_at, second_level_at, account_id, operator_id, user_id, administrator_id
  on app_public.sessions for each row execute function app_private.tg__audit();

comment on table app_public.sessions is
'@personal removed
@prefix ses
@section people
@icon login-2
@label user_id
A session acts in exactly one account, or in none when it is an operator''s (document A, section 3, Session).';
comment on constraint sessions_user_id_fkey on app_public.sessions is '@notNull';
comment on constraint sessions_administrator_id_fkey on app_public.sessions is '@fieldName administrator';
comment on column app_public.sessions.id is 'Key.';
comment on column app_public.sessions.user_id is E'@filter\nThe user who acts, or is impersonated.';
comment on column app_public.sessions.account_id is E'@filter\nThe account it acts in; null for an operator''s session.';
comment on column app_public.sessions.operator_id is 'The operator whose session in the admin console it is.';
comment on column app_public.sessions.administrator_id is 'The operator who acts as the user.';
comment on column app_public.sessions.administrator_reason is 'Why an operator acts as the user, as typed in, at most 500 characters.';
comment on column app_public.sessions.sign_in_id is
'@behavior -*
The sign-in it came of: shared with the sessions that switching accounts opens, and with those an operator opens as a user. They end together.';
comment on column app_public.sessions.second_level_at is
  'When a code was last confirmed in it, by SMS or of an operator a one-time code, UTC. Counts for 15 minutes.';
comment on column app_public.sessions.last_used_at is E'@sort\nWhen it was last used, to the minute, UTC. After 14 idle days it is over.';
comment on column app_public.sessions.expires_at is 'When it is over in any case, UTC: 90 days after its start, two hours when an operator acts as the user.';
comment on column app_public.sessions.revoked_at is E'@badge\nWhen it was ended: log out, password change, blocking. UTC.';
comment on column app_public.sessions.user_agent is
  E'@unlisted\nThe user agent of the browser or program, at most 500 characters.';
comment on column app_public.sessions.network is 'The network it was opened from, never the whole address.';
comment on column app_public.sessions.created_at is E'@sort\nWhen it was opened, UTC.';
