create or replace function app_private.register(attributes jsonb, password_hash text) returns uuid
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_user_id uuid := app_private.create_user(attributes, password_hash);
begin
  if v_user_id is null then
    perform app_private.refuse('USER_EXISTS', 'attributes.email');
    return null;
  end if;
  perform app_private.create_personal_account(v_user_id);
  perform app_private.mail_one_time_link(v_user_id, 'CONFIRM');
  return v_user_id;
end;
$$;
comment on function app_private.register(jsonb, text) is
  'An unconfirmed user with a personal account and a confirmation link on its way. Refuses USER_EXISTS and returns null.';
