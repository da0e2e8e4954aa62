-- A link is worth nothing for long, so the job is given up after eight tries, about three hours.
create or replace function app_private.enqueue_link_mail(link app_private.one_time_links, link_token text) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.enqueue(
    case when link.purpose in ('CONFIRM', 'CHANGE_EMAIL') then 'identity/send_confirmation_link' else 'identity/send_magic_link' end,
    jsonb_build_object(
      'linkId', link.id, 'userId', u.id, 'email', link.email, 'firstName', u.first_name,
      'language', coalesce(u.language, 'NB'), 'purpose', link.purpose, 'token', link_token
    ),
    job_key => format('link:%s:%s', link.purpose, encode(sha256(convert_to(lower(link.email::text), 'UTF8')), 'hex')),
    max_attempts => 8
  )
  from (select) nobody
  left join app_public.users u on u.id = link.user_id
$$;
comment on function app_private.enqueue_link_mail(app_private.one_time_links, text) is
  'The mail job of a link: payload linkId, userId, email, firstName, language, purpose and token. It replaces one that still waits.';
