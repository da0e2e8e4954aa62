-- The code goes into the job, for the message, and nowhere else; the queue deletes the job once the message has left. A
-- waiting job is replaced, so that no dead code is sent. After seven tries, about ten minutes, the code has expired,
-- and the job is given up.
create or replace function app_private.text_sms_code(phone app_public.phone_numbers, ip inet) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_random bigint := ('x' || encode(public.gen_random_bytes(6), 'hex'))::bit(48)::bigint;
  v_code text := lpad((v_random % 100000)::text, 5, '0');
  v_code_id uuid;
begin
  update app_private.sms_codes c set superseded_at = now()
  where c.phone_number_id = phone.id and c.used_at is null and c.superseded_at is null;
  insert into app_private.sms_codes (phone_number_id, code_hash, ip)
  values (phone.id, public.crypt(v_code, public.gen_salt('bf', 8)), text_sms_code.ip)
  returning id into v_code_id;
  perform app_private.enqueue(
    'identity/send_sms', jsonb_build_object('codeId', v_code_id, 'code', v_code),
    job_key => format('sms:%s', phone.id), max_attempts => 7
  );
end;
$$;
comment on function app_private.text_sms_code(app_public.phone_numbers, inet) is
  'Makes a code for a number, retires the earlier one, and has it sent: payload codeId and code.';
