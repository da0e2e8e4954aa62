-- Definer because the worker reads no table. Null tells the worker to send nothing: the address is
-- nobody's, or the link was used or superseded while the job waited.
create or replace function app_private.magic_link_payload(user_id uuid, link_token text) returns jsonb
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select jsonb_build_object(
    'email', l.email,
    'firstName', u.first_name,
    'language', u.language,
    'purpose', l.purpose,
    'expiresAt', l.expires_at,
    'path', format(
      case when l.purpose = 'RESET_PASSWORD' then '/v2/%s/login/reset-password?token=%s'
        else '/v2/%s/login/magic-link/verification?token=%s' end,
      lower(u.language::text), link_token
    )
  )
  from app_private.one_time_links l
  join app_public.users u on u.id = l.user_id
  where l.token_sha256 = app_private.token_sha256(link_token)
    and l.user_id = $1
    and l.used_at is null and l.superseded_at is null and l.expires_at > now()
    and u.blocked_at is null
$$;
comment on function app_private.magic_link_payload(uuid, text) is
  'What the mail of a link needs: address, name, language, purpose, and the path of the link after the product''s address. Null when there is nothing to send.';
grant execute on function app_private.magic_link_payload(uuid, text) to app_worker;
