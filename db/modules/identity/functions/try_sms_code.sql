-- Runs before the mutation, in a transaction of its own: a wrong try is on record although the
-- mutation is refused and rolled back, and the lock lets parallel tries be counted one after the
-- other. The lid for a day is over all codes of the user, since a new code every half minute would
-- give five new tries each. Definer because the authenticator reads no table.
create or replace function app_private.try_sms_code(
  user_id uuid, e164 text, code text, out code_id uuid, out refusal app_public.error_code
)
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_code app_private.sms_codes;
begin
  perform pg_advisory_xact_lock(hashtextextended('sms ' || try_sms_code.user_id, 0));
  select c.* into v_code
  from app_private.sms_codes c join app_public.phone_numbers p on p.id = c.phone_number_id
  where p.user_id = try_sms_code.user_id and p.e164 = try_sms_code.e164
  order by c.created_at desc, c.id desc limit 1;
  refusal := case
    when v_code.id is null or v_code.used_at is not null then 'INVALID_TOKEN'
    when v_code.failed_at is not null then 'SMS_SENDING_FAILED'
    when v_code.wrong_tries >= 5 or (
      select sum(c.wrong_tries) from app_private.sms_codes c join app_public.phone_numbers p on p.id = c.phone_number_id
      where p.user_id = try_sms_code.user_id and c.created_at > now() - interval '1 day'
    ) >= 20 then 'ATTEMPTS_LIMIT_EXCEEDED'
    when v_code.expires_at <= now() then 'TOKEN_EXPIRED'
  end;
  if refusal is not null then
    return;
  end if;
  if v_code.code_hash = public.crypt(try_sms_code.code, v_code.code_hash) then
    code_id := v_code.id;
  else
    update app_private.sms_codes c set wrong_tries = c.wrong_tries + 1 where c.id = v_code.id;
    refusal := 'INVALID_TOKEN';
  end if;
end;
$$;
comment on function app_private.try_sms_code(uuid, text, text) is
  'The code that was typed in rightly, or why not: INVALID_TOKEN, TOKEN_EXPIRED, ATTEMPTS_LIMIT_EXCEEDED after five '
  'wrong tries at a code or 20 in a day, SMS_SENDING_FAILED when it never left.';
grant execute on function app_private.try_sms_code(uuid, text, text) to app_authenticator;
