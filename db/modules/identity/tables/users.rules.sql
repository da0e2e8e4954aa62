-- A person. Colleagues are read as members of an account, never here, so that this table has one simple rule.
-- Credentials are in user_secrets.
select app_private.begin_rules('app_public.users');

create policy "people see themselves" on app_public.users for select to app_user
  using (id = (select app_hidden.current_user_id()));
grant select on app_public.users to app_user;
-- A visitor sees no other user. The API sets this one for the rest of the request that registered.
create policy "who has just registered sees the person they have become" on app_public.users for select to app_visitor
  using (id = (select app_hidden.current_user_id()));
grant select on app_public.users to app_visitor;

create trigger _500_revoke_sessions after update of blocked_at on app_public.users for each row
  when (old.blocked_at is null and new.blocked_at is not null)
  execute function app_private.tg_users__revoke_sessions();

comment on table app_public.users is
'@prefix usr
@search search_text
@section people 40
@icon user
@label display_name
A person who can sign in (document A, section 3, User).';
comment on column app_public.users.id is 'Key.';
comment on column app_public.users.email is
'@personal erased
@sort
The address one-time links go to. Unique whatever the case; a change takes effect when the link sent to the new address is used.';
comment on column app_public.users.first_name is
'@personal erased
@unlisted
Given name, at most 100 characters; null until an invited person has entered it.';
comment on column app_public.users.last_name is
'@personal erased
@unlisted
@sort
Family name, at most 100 characters; null until an invited person has entered it.';
comment on column app_public.users.language is E'@filter\nThe language of the interface and of mail: NB or EN.';
comment on column app_public.users.confirmed_at is 'When a link sent to the address was first used, UTC.';
comment on column app_public.users.confirmed is E'@filter\nWhether a link sent to the address has been used. Until then the person stays at the gate.';
comment on column app_public.users.marketing_consent is E'@unlisted\nWhether news may be mailed.';
comment on column app_public.users.necessary_cookies_consent is E'@unlisted\nWhether necessary cookies were accepted at registration.';
comment on column app_public.users.referrer is
'@personal erased
@unlisted
The referrer given at registration.';
comment on column app_public.users.occupation is E'@personal erased\nThe occupation given at registration.';
comment on column app_public.users.blocked_at is
'@filter
@badge
When an operator blocked the person, UTC. Signing in is then refused with USER_BLOCKED.';
comment on column app_public.users.search_text is E'@behavior -*\nNames and address without case and accents.';
comment on column app_public.users.created_at is
'@sort
@filter
When the person was registered, UTC.';
