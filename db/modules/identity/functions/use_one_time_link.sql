-- Everything a press on the page of a link does, in one transaction with the session it opens: a link is
-- either used and its address proven, or neither.
create or replace function app_private.use_one_time_link(token text, was_resent boolean) returns app_private.one_time_links
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_link app_private.one_time_links := app_private.lock_one_time_link(
    token, 'SIGN_IN', 'CONFIRM', 'CHANGE_EMAIL', 'INVITATION'
  );
  v_user_id uuid := app_private.user_of_link(v_link);
begin
  perform app_private.check_one_time_link(v_link, was_resent);
  if app_private.has_refusals() then
    return null;
  end if;

  -- An unused address becomes a user when its link is used, and not before.
  if v_user_id is null then
    perform app_private.create_user(jsonb_build_object(
      'email', v_link.email, 'language', upper(substring(v_link.deep_link from '^/v2/(nb|en)/'))
    ));
    v_user_id := app_private.user_of_link(v_link);
  end if;
  v_link.user_id := v_user_id;
  update app_private.one_time_links l set used_at = now(), user_id = v_link.user_id where l.id = v_link.id;
  if v_link.purpose in ('SIGN_IN', 'INVITATION') then
    perform app_private.drop_unverified_credentials(v_link.user_id);
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
  'Spends a link and confirms its user. Returns null when check_one_time_link refuses it.';
