-- Definer because an invited person may have no personal account yet, and no role may create one directly.
create or replace function app_public.onboard(input jsonb) returns app_public.users
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_attributes jsonb := input -> 'attributes';
  v_user app_public.users;
begin
  select u.* into v_user from app_public.users u where u.id = app_hidden.current_user_id() for no key update;
  if v_user.id is null then
    perform app_private.refuse('USER_NOT_FOUND');
  elsif not v_user.confirmed then
    perform app_private.refuse('USER_NOT_CONFIRMED');
  elsif v_user.first_name is not null and v_user.last_name is not null then
    perform app_private.refuse('INVALID_ACTION');
  end if;
  perform app_private.refuse_blanks(v_attributes, array['firstName', 'lastName']);
  if (v_attributes ->> 'marketingConsent')::boolean and app_hidden.current_administrator_id() is not null then
    perform app_private.refuse('INVALID_ACTION', 'attributes.marketingConsent');
  end if;
  perform app_private.stop_if_refused();

  update app_public.users u set
    first_name = app_hidden.text_at(v_attributes, 'firstName'),
    last_name = app_hidden.text_at(v_attributes, 'lastName'),
    language = coalesce((v_attributes ->> 'language')::app_public.language, u.language),
    marketing_consent = coalesce((v_attributes ->> 'marketingConsent')::boolean, u.marketing_consent)
  where u.id = v_user.id
  returning u.* into v_user;
  perform app_private.take_identity_names(v_user.id);
  select u.* into v_user from app_public.users u where u.id = v_user.id;
  if not exists (select from app_public.accounts a where a.primary_user_id = v_user.id and a.account_type = 'PERSONAL') then
    perform app_private.create_personal_account(v_user.id);
  end if;
  return v_user;
end;
$$;
comment on function app_public.onboard(jsonb) is
  E'@impersonated partly\nCompletes an invited user: name, language, consent, and a personal account. USER_NOT_CONFIRMED; '
  'INVALID_ACTION: nothing is missing, or a consent while impersonating.';
grant execute on function app_public.onboard(jsonb) to app_user;
