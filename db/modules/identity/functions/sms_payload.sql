-- Checked right before sending: an expired code only confuses, and a sent code is not sent again. Definer because the
-- worker has no grants on tables.
create or replace function app_private.sms_payload(code_id uuid) returns jsonb
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select jsonb_build_object('to', p.e164, 'language', u.language)
  from app_private.sms_codes c
  join app_public.phone_numbers p on p.id = c.phone_number_id
  join app_public.users u on u.id = p.user_id
  where c.id = $1 and c.used_at is null and c.superseded_at is null and c.sent_at is null and c.failed_at is null
    and c.expires_at > now()
$$;
comment on function app_private.sms_payload(uuid) is
  'The number and language of a code''s message; null when there is nothing to send any more.';
grant execute on function app_private.sms_payload(uuid) to app_worker;
