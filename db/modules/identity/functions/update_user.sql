-- Absent attributes stay as they are. A new address only counts once the link sent to it is used; the present one takes the
-- change back.
-- Definer because no role of the API writes passwords.
create or replace function app_public.update_user(input jsonb) returns app_public.users
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_attributes jsonb := input -> 'attributes';
  v_email public.citext := app_hidden.text_at(v_attributes, 'email');
  v_password_hash text := app_private.prepared(input, 'update_user') ->> 'passwordHash';
  v_user app_public.users;
  v_is_own boolean;
begin
  select u.* into v_user from app_public.users u where u.id = app_hidden.current_user_id() for no key update;
  if not found then
    perform app_private.refuse('USER_NOT_FOUND');
    perform app_private.stop_if_refused();
  end if;
  v_is_own := coalesce(v_email = v_user.email, false);
  if v_is_own then
    v_email := null;
  end if;
  perform app_private.refuse_when_changed(v_user.updated_at, input);
  perform app_private.check_user_changes(v_user.id, v_email, v_attributes, v_password_hash is not null);
  perform app_private.stop_if_refused();
  if v_email is not null and not app_private.take_link_request(v_email) then
    perform app_private.refuse('ATTEMPTS_LIMIT_EXCEEDED');
    perform app_private.stop_if_refused();
  end if;

  v_user := app_private.update_row(v_user, app_hidden.fields_of(
    v_attributes, 'firstName', 'lastName', 'language', 'marketingConsent', 'necessaryCookiesConsent', 'occupation'
  ));

  if v_password_hash is not null then
    perform app_private.change_password(v_user.id, v_password_hash, app_hidden.current_session_id());
  end if;
  if v_email is not null then
    perform app_private.mail_one_time_link(v_user.id, 'CHANGE_EMAIL', null, v_email);
  elsif v_is_own then
    perform app_private.retire_links(v_user.id, 'CHANGE_EMAIL');
  end if;
  return v_user;
end;
$$;
comment on function app_public.update_user(jsonb) is
  E'@impersonated partly\nChanges the signed-in user. A new password or e-mail address needs the second level '
  '(AUTH_LEVEL_2_REQUIRED) and is refused while impersonating (INVALID_ACTION), and so is a consent; IMMUTABLE: a name of who has an '
  'identity; TAKEN: another user has the address; ATTEMPTS_LIMIT_EXCEEDED: too many links to the new address or from '
  'this place.';
grant execute on function app_public.update_user(jsonb) to app_user;
