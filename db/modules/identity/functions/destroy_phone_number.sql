-- The row stays for a day: its codes and wrong tries count against the limits, which removing the number would
-- otherwise reset. A confirmed number opens the second level, so that its removal would let a stolen session add its
-- own as the first. Definer because no role of the API writes numbers.
create or replace function app_public.destroy_phone_number(input jsonb) returns app_public.phone_numbers
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_user_id uuid := app_hidden.current_user_id();
  v_phone app_public.phone_numbers;
begin
  perform app_private.refuse_when_impersonating();
  perform pg_advisory_xact_lock(hashtextextended('sms ' || v_user_id, 0));
  select p.* into v_phone from app_public.phone_numbers p
  where p.id = (input ->> 'id')::uuid and p.user_id = v_user_id and p.removed_at is null for no key update;
  if not found then
    perform app_private.refuse('INVALID', 'id');
  elsif v_phone.token_verified_at is not null then
    perform app_private.refuse('IMMUTABLE', 'id');
  end if;
  perform app_private.stop_if_refused();

  update app_private.sms_codes c set superseded_at = now()
  where c.phone_number_id = v_phone.id and c.used_at is null and c.superseded_at is null;
  v_phone := app_private.update_row(v_phone, jsonb_build_object('removedAt', now()));
  perform app_private.record_event('phone_numbers', v_phone.id, null, 'REMOVED', null);
  return v_phone;
end;
$$;
comment on function app_public.destroy_phone_number(jsonb) is
'@impersonated refused
Removes a number that was never confirmed; a code sent to it counts no more. INVALID at id: not the caller''s; IMMUTABLE at id: a '
  'confirmed number, which an operator removes; INVALID_ACTION while impersonating.';
grant execute on function app_public.destroy_phone_number(jsonb) to app_user;
