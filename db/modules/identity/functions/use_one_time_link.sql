-- A change of address is completed by its own signed-in user only: a mistyped address must not
-- hand the account to the stranger who has it.
create or replace function app_private.use_one_time_link(token text, was_resent boolean) returns app_private.one_time_links
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_link app_private.one_time_links := app_private.lock_one_time_link(
    token, 'SIGN_IN', 'CONFIRM', 'CHANGE_EMAIL', 'INVITATION'
  );
  v_state text := app_private.one_time_link_state(v_link);
  v_user_id uuid := app_private.user_of_link(v_link);
begin
  if v_state = 'UNKNOWN' then
    perform app_private.refuse('INVALID_TOKEN', 'token');
  elsif was_resent then
    perform app_private.refuse('OTP_EXPIRED_AND_RESENT', 'token');
  elsif v_state <> 'LIVE' then
    perform app_private.refuse('OTP_EXPIRED', 'token');
  elsif app_private.is_user_blocked(v_user_id) then
    perform app_private.refuse('USER_BLOCKED');
  elsif v_link.purpose = 'CHANGE_EMAIL' and v_link.user_id is distinct from app_hidden.current_user_id() then
    perform app_private.refuse('UNAUTHORIZED');
  elsif exists (select from app_public.users u where u.email = v_link.email and u.id <> v_user_id) then
    perform app_private.refuse('TAKEN', 'token');
  end if;
  if app_private.has_refusals() then
    return null;
  end if;

  -- Whose address is nobody's yet becomes somebody by coming, and not before.
  if v_user_id is null then
    perform app_private.create_user(jsonb_build_object(
      'email', v_link.email, 'language', upper(substring(v_link.deep_link from '^/v2/(nb|en)/'))
    ));
    v_user_id := app_private.user_of_link(v_link);
  end if;
  v_link.user_id := v_user_id;
  update app_private.one_time_links l set used_at = now(), user_id = v_link.user_id where l.id = v_link.id;
  if v_link.purpose in ('SIGN_IN', 'INVITATION') then
    perform app_private.disown_unproven(v_link.user_id);
  end if;
  if v_link.purpose = 'CHANGE_EMAIL' then
    perform app_private.change_email(v_link.user_id, v_link.email);
  end if;
  if v_link.purpose = 'SIGN_IN' then
    -- An invitation of another team is as good as this one was, for two weeks.
    perform app_private.retire_links(v_link.user_id, 'SIGN_IN');
  elsif v_link.purpose = 'INVITATION' then
    perform app_private.retire_invitations(v_link);
  end if;
  perform app_private.confirm_user(v_link.user_id);
  return v_link;
end;
$$;
comment on function app_private.use_one_time_link(text, boolean) is
  'Spends a link and confirms its user. Refuses INVALID_TOKEN, OTP_EXPIRED_AND_RESENT, OTP_EXPIRED, USER_BLOCKED, UNAUTHORIZED or TAKEN and returns null.';
