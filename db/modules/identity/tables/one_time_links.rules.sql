-- Links sent by mail. Using a link proves that its mail was read; each is valid once.
select app_private.begin_rules('app_private.one_time_links', array['token_sha256']);

comment on table app_private.one_time_links is E'@personal removed\nLinks sent by mail that prove an address: live, then used, superseded or expired.';
comment on column app_private.one_time_links.id is 'Key.';
comment on column app_private.one_time_links.token_sha256 is 'SHA-256 of the token in the link.';
comment on column app_private.one_time_links.user_id is
  'The user of the link; null for an invited address until it is used.';
comment on column app_private.one_time_links.purpose is
  'CONFIRM and SIGN_IN open a session, CHANGE_EMAIL also makes its address the user''s, RESET_PASSWORD allows a new '
  'password. INVITATION signs in the reader of the address, and creates the user if there is none.';
comment on column app_private.one_time_links.email is 'The address it was sent to, which its use proves.';
comment on column app_private.one_time_links.event_id is
  'The event of the mail with an invitation; sending it anew records a new event.';
comment on column app_private.one_time_links.deep_link is 'The path in the portal to open afterwards. Begins with one slash, so that it cannot lead elsewhere.';
comment on column app_private.one_time_links.expires_at is 'When it stops working, UTC: 30 minutes after it was made, an invitation''s after 14 days.';
comment on column app_private.one_time_links.used_at is 'When it was used, UTC.';
comment on column app_private.one_time_links.superseded_at is 'When a newer link of the same purpose took its place, UTC.';
comment on column app_private.one_time_links.created_at is 'When it was made, UTC.';
