-- The tokens of sessions. A table of its own, so that no grant on sessions can ever reach it.
select app_private.begin_rules('app_private.session_tokens', array['token_sha256']);

comment on table app_private.session_tokens is E'@personal removed\nThe hashes of the tokens of sessions.';
comment on column app_private.session_tokens.id is 'Key.';
comment on column app_private.session_tokens.session_id is 'Whose token.';
comment on column app_private.session_tokens.token_sha256 is 'SHA-256 of the token. The token is 32 random bytes in base64url, known to its holder only.';
comment on column app_private.session_tokens.created_at is 'When it was made, UTC.';
