create or replace function app_private.lock_reset_link(token text) returns app_private.one_time_links
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_link app_private.one_time_links := app_private.lock_one_time_link(token, 'RESET_PASSWORD');
begin
  case app_private.one_time_link_state(v_link)
    when 'UNKNOWN' then perform app_private.refuse('INVALID_TOKEN', 'token');
    when 'LIVE' then null;
    else perform app_private.refuse('TOKEN_EXPIRED', 'token');
  end case;
  if app_private.is_user_blocked(v_link.user_id) then
    perform app_private.refuse('USER_BLOCKED');
  end if;
  return v_link;
end;
$$;
comment on function app_private.lock_reset_link(text) is 'The reset link of a token, locked; refuses INVALID_TOKEN, TOKEN_EXPIRED or USER_BLOCKED.';
