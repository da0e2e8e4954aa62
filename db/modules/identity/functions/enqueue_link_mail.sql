create or replace function app_private.enqueue_link_mail(
  user_id uuid, link_token text, purpose app_private.link_purpose, email citext
) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.enqueue(
    case when purpose in ('CONFIRM', 'CHANGE_EMAIL') then 'identity/send_confirmation_link' else 'identity/send_magic_link' end,
    jsonb_build_object('userId', user_id, 'linkToken', link_token, 'purpose', purpose),
    format('link:%s:%s', purpose, encode(sha256(convert_to(lower(email::text), 'UTF8')), 'hex'))
  )
$$;
comment on function app_private.enqueue_link_mail(uuid, text, app_private.link_purpose, citext) is
  'The mail job of a link. userId is null for an address nobody has: the job then sends nothing, but asking took as long.';
