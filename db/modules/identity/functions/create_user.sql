-- Definer because a visitor who registers may write no table. Two registrations of one address at
-- the same moment meet at the unique index; the later one learns that the address is taken.
create or replace function app_private.create_user(attributes jsonb, password_hash text default null) returns uuid
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_user_id uuid;
begin
  insert into app_public.users (
    email, first_name, last_name, language, marketing_consent, necessary_cookies_consent, referrer, occupation
  ) values (
    app_hidden.text_at(attributes, 'email'), app_hidden.text_at(attributes, 'firstName'), app_hidden.text_at(attributes, 'lastName'),
    coalesce(attributes ->> 'language', 'NB')::app_public.language, coalesce((attributes ->> 'marketingConsent')::boolean, false),
    coalesce((attributes ->> 'necessaryCookiesConsent')::boolean, false), attributes ->> 'referrer', attributes ->> 'occupation'
  )
  on conflict (email) do nothing
  returning id into v_user_id;
  if v_user_id is null then
    return null;
  end if;
  insert into app_private.user_secrets (user_id, password_hash, password_set_at)
  values (v_user_id, create_user.password_hash, case when create_user.password_hash is not null then now() end);
  return v_user_id;
end;
$$;
comment on function app_private.create_user(jsonb, text) is
  'Writes an unconfirmed user from the attributes of a registration and returns the id, or null when the address is taken.';
