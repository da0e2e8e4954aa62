-- The caller's own session, or nothing. Here among the types because other modules write functions
-- on its row; so it reads the request's setting itself instead of calling a function. The view
-- reads tables nobody else may read, with its owner's rights, and shows one row of them.
create or replace view app_public.sessions with (security_barrier) as
  select
    s.id,
    s.account_id,
    s.user_id,
    s.administrator_id,
    m.role,
    (u.confirmed and (u.first_name is null or u.last_name is null)) as needs_onboarding,
    false as has_identity,
    (s.administrator_id is null and coalesce(s.second_level_at > now() - interval '15 minutes', false)) as has_second_level,
    s.created_at
  from app_private.sessions s
  join app_public.users u on u.id = s.user_id
  join app_public.memberships m on m.account_id = s.account_id and m.user_id = s.user_id
  where s.id = nullif(current_setting('app.session_id', true), '')::uuid;

revoke all on app_public.sessions from app_visitor, app_user, app_operator, app_worker;
grant select on app_public.sessions to app_visitor, app_user;

comment on view app_public.sessions is E'@prefix ses\n@primaryKey id\n@foreignKey (account_id) references app_public.accounts (id)|@fieldName account\n@foreignKey (user_id) references app_public.users (id)|@fieldName user\nThe session that asks (document A, section 3, Session).';
comment on column app_public.sessions.id is E'@notNull\nKey.';
comment on column app_public.sessions.account_id is E'@notNull\nThe account it acts in.';
comment on column app_public.sessions.user_id is E'@notNull\nWho is signed in, or whom an operator acts as.';
comment on column app_public.sessions.administrator_id is E'@behavior -*\nThe operator who acts as the user.';
comment on column app_public.sessions.role is E'@notNull\nThe user''s role in the account.';
comment on column app_public.sessions.needs_onboarding is E'@notNull\nConfirmed, but without a name yet: onboard comes next.';
comment on column app_public.sessions.has_identity is E'@notNull\nWhether a national e-ID is on file. False until they can be.';
comment on column app_public.sessions.has_second_level is E'@notNull\nWhether an SMS code was confirmed in the last 15 minutes.';
comment on column app_public.sessions.created_at is E'@notNull\nWhen it was opened, UTC.';
