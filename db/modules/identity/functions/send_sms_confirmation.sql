-- A telephone number requires a confirmed e-mail address. The server has parsed the number: its country, its digits and
-- its international form, or nothing when it is no number that receives SMS. Definer because no role of the API writes
-- numbers and codes.
create or replace function app_public.send_sms_confirmation(input jsonb) returns app_public.phone_numbers
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_user_id uuid := app_hidden.current_user_id();
  v_prepared jsonb := app_private.prepared(input, 'send_sms_confirmation');
  v_given jsonb := nullif(v_prepared -> 'phoneNumber', 'null');
  v_ip inet := app_private.source_of(v_prepared ->> 'ip');
  v_phone app_public.phone_numbers;
begin
  perform app_private.refuse_when_impersonating();
  perform app_private.require_confirmed_user();
  if v_given is null then
    perform app_private.refuse('INVALID_PHONE_NUMBER', 'number');
  end if;
  perform app_private.stop_if_refused();
  -- Requests of one moment are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended('sms ' || v_user_id, 0));
  perform app_private.require_trusted_phone(v_user_id, v_given ->> 'e164');
  perform app_private.refuse_frequent_sms(v_user_id, v_given ->> 'e164', v_ip);
  perform app_private.stop_if_refused();

  insert into app_public.phone_numbers as p (user_id, country_code, number, e164, token_sent_at, last_used_at)
  values (v_user_id, v_given ->> 'countryCode', v_given ->> 'number', v_given ->> 'e164', now(), now())
  on conflict (user_id, e164) do update set token_sent_at = now(), last_used_at = now(), removed_at = null
  returning p.* into v_phone;
  perform app_private.text_sms_code(v_phone, v_ip);
  return v_phone;
end;
$$;
comment on function app_public.send_sms_confirmation(jsonb) is
  E'@impersonated refused\nSends a code of five digits, good for 10 minutes (document A, section 7). '
  'INVALID_PHONE_NUMBER: none that gets SMS. DELIVERY_FREQUENCY_EXCEEDED: within 30 seconds of the last. '
  'ATTEMPTS_LIMIT_EXCEEDED: too many in an hour. AUTH_LEVEL_2_REQUIRED: another number is proven already, and is to '
  'be used first. INVALID_ACTION while impersonating. USER_NOT_CONFIRMED: the address is not proven yet.';
grant execute on function app_public.send_sms_confirmation(jsonb) to app_user;
