-- A change of address is completed by its own signed-in user only: a mistyped address must not
-- hand the account to the stranger who has it.
create or replace function app_private.check_one_time_link(link app_private.one_time_links, was_resent boolean default false) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_state text := app_private.one_time_link_state(link);
  v_user_id uuid := app_private.user_of_link(link);
begin
  if v_state = 'UNKNOWN' then
    perform app_private.refuse('INVALID_TOKEN', 'token');
  elsif was_resent then
    perform app_private.refuse('OTP_EXPIRED_AND_RESENT', 'token');
  elsif v_state <> 'LIVE' then
    perform app_private.refuse('OTP_EXPIRED', 'token');
  elsif app_private.is_user_blocked(v_user_id) then
    perform app_private.refuse('USER_BLOCKED');
  elsif link.purpose = 'CHANGE_EMAIL' and link.user_id is distinct from app_hidden.current_user_id() then
    perform app_private.refuse('UNAUTHORIZED');
  elsif exists (select from app_public.users u where u.email = link.email and u.id <> v_user_id) then
    perform app_private.refuse('TAKEN', 'token');
  end if;
end;
$$;
comment on function app_private.check_one_time_link(app_private.one_time_links, boolean) is
  'Refuses a link that cannot be used, by this caller: INVALID_TOKEN, OTP_EXPIRED_AND_RESENT, OTP_EXPIRED, USER_BLOCKED, UNAUTHORIZED or TAKEN.';
