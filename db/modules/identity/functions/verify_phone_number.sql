-- The API has looked up the number and the code in a transaction of their own and passes the result; the decision is
-- made here. A code counts once, also when it is sent twice at the same moment. Definer because no role of the API
-- writes numbers and codes.
create or replace function app_public.verify_phone_number(input jsonb) returns app_public.phone_numbers
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_user_id uuid := app_hidden.current_user_id();
  v_prepared jsonb := app_private.prepared(input, 'verify_phone_number');
  v_refusal app_public.error_code := v_prepared ->> 'refusal';
  v_phone app_public.phone_numbers;
begin
  perform app_private.refuse_when_impersonating();
  perform app_private.require_confirmed_user();
  if nullif(v_prepared -> 'phoneNumber', 'null') is null then
    perform app_private.refuse('INVALID_PHONE_NUMBER', 'number');
  elsif v_refusal is not null then
    perform app_private.refuse(v_refusal, 'token');
  end if;
  perform app_private.stop_if_refused();
  perform pg_advisory_xact_lock(hashtextextended('sms ' || v_user_id, 0));
  update app_private.sms_codes c set used_at = now()
  from app_public.phone_numbers p
  where p.id = c.phone_number_id and p.user_id = v_user_id and c.id = (v_prepared ->> 'codeId')::uuid
    and c.used_at is null and c.superseded_at is null
  returning p.* into v_phone;
  if v_phone.id is null then
    perform app_private.refuse('INVALID_TOKEN', 'token');
  else
    perform app_private.require_trusted_phone(v_user_id, v_phone.e164);
  end if;
  perform app_private.stop_if_refused();

  if v_phone.token_verified_at is null then
    perform app_private.record_event('phone_numbers', v_phone.id, null, 'PROVEN', null);
  end if;
  update app_public.phone_numbers p set token_verified_at = now(), last_used_at = now()
  where p.id = v_phone.id returning p.* into v_phone;
  perform app_private.grant_second_level(app_hidden.current_session_id());
  return v_phone;
end;
$$;
comment on function app_public.verify_phone_number(jsonb) is
  E'@impersonated refused\nConfirms the newest code sent to a number, which lifts this session to the second level '
  'for 15 minutes. INVALID_TOKEN: wrong, used or never sent. TOKEN_EXPIRED: older than 10 minutes. '
  'ATTEMPTS_LIMIT_EXCEEDED: five wrong tries. SMS_SENDING_FAILED: the network refused the number. '
  'INVALID_PHONE_NUMBER, AUTH_LEVEL_2_REQUIRED, INVALID_ACTION and USER_NOT_CONFIRMED as when sending.';
grant execute on function app_public.verify_phone_number(jsonb) to app_user;
