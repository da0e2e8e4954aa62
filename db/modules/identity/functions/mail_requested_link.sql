-- A registered user who waits for confirmation gets the confirming link again; any other request does not show that the
-- account is the caller's.
create or replace function app_private.mail_requested_link(
  email public.citext, purpose app_private.link_purpose, deep_link text default null
) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_email public.citext := app_hidden.tidy_email(mail_requested_link.email::text);
  v_user_id uuid;
  v_is_own boolean;
begin
  if not app_private.take_link_request(v_email) then
    return;
  end if;

  select u.id, not u.confirmed and u.id = app_hidden.current_user_id() into v_user_id, v_is_own
  from app_public.users u where u.email = v_email and u.blocked_at is null;
  if v_user_id is null then
    perform app_private.simulate_link_mail(v_email, mail_requested_link.purpose);
  else
    perform app_private.mail_one_time_link(
      v_user_id,
      case when v_is_own and mail_requested_link.purpose = 'SIGN_IN' then 'CONFIRM' else mail_requested_link.purpose end,
      mail_requested_link.deep_link
    );
  end if;
end;
$$;
comment on function app_private.mail_requested_link(public.citext, app_private.link_purpose, text) is
  'Mails a link to the user with the address, within the limits of take_link_request, and reveals nothing about it to '
  'the caller.';
