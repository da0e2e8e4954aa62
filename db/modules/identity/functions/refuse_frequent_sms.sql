-- Each message costs money and may disturb a stranger. Besides the pause between two codes there are limits for a user,
-- for a number and for an IP.
create or replace function app_private.refuse_frequent_sms(user_id uuid, e164 text, ip inet) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  if exists (
    select from app_private.sms_codes c join app_public.phone_numbers p on p.id = c.phone_number_id
    where p.user_id = $1 and p.e164 = $2 and c.created_at > now() - interval '30 seconds'
  ) then
    perform app_private.refuse('DELIVERY_FREQUENCY_EXCEEDED');
  elsif (
    select count(*) filter (where p.user_id = $1) >= 10 or count(*) filter (where p.e164 = $2) >= 10
    from app_private.sms_codes c join app_public.phone_numbers p on p.id = c.phone_number_id
    where (p.user_id = $1 or p.e164 = $2) and c.created_at > now() - interval '1 hour'
  ) or (
    select count(*) >= 100 from app_private.sms_codes c where c.ip = $3 and c.created_at > now() - interval '1 hour'
  ) then
    perform app_private.refuse('ATTEMPTS_LIMIT_EXCEEDED');
  end if;
end;
$$;
comment on function app_private.refuse_frequent_sms(uuid, text, inet) is
  'Refuses DELIVERY_FREQUENCY_EXCEEDED within 30 seconds of the number''s last code, ATTEMPTS_LIMIT_EXCEEDED after 10 '
  'codes in an hour for the user or the number, or 100 for the IP.';
