-- Step-up confirmation must stop the holder of a stolen session, so their own phone must not help them: after the first
-- confirmed number, another can only be added with a code sent to the confirmed number.
create or replace function app_private.require_trusted_phone(user_id uuid, e164 text) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  if app_hidden.has_second_level() then
    return;
  end if;
  if exists (
    select from app_public.phone_numbers p
    where p.user_id = require_trusted_phone.user_id and p.token_verified_at is not null
    having not bool_or(p.e164 = require_trusted_phone.e164)
  ) then
    perform app_private.refuse('AUTH_LEVEL_2_REQUIRED');
  end if;
end;
$$;
comment on function app_private.require_trusted_phone(uuid, text) is
  'Refuses AUTH_LEVEL_2_REQUIRED for a number that is new beside a proven one, unless the session is at the second level.';
