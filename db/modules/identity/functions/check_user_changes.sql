-- Changing a credential requires more than changing a name: step-up confirmation, and the person themselves. Consent is
-- given by the person themselves too.
create or replace function app_private.check_user_changes(
  user_id uuid, new_email public.citext, attributes jsonb, changes_password boolean
) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform app_private.refuse_blanks(attributes, array(
    select name from unnest(array['firstName', 'lastName']) as name where attributes ? name
  ));
  -- Names confirmed by an e-ID are immutable; sending the same value is no change.
  if app_hidden.has_identity(user_id) then
    perform app_private.refuse('IMMUTABLE', 'attributes.' || n.field)
    from app_public.users u, lateral (values ('firstName', u.first_name), ('lastName', u.last_name)) n (field, value)
    where u.id = check_user_changes.user_id and attributes ? n.field
      and app_hidden.text_at(attributes, n.field) is distinct from n.value;
  end if;
  if app_hidden.current_administrator_id() is not null then
    perform app_private.refuse('INVALID_ACTION', 'attributes.' || n.field)
    from app_public.users u,
      lateral (values ('marketingConsent', u.marketing_consent), ('necessaryCookiesConsent', u.necessary_cookies_consent)) n (field, value)
    where u.id = check_user_changes.user_id and (attributes ->> n.field)::boolean is distinct from n.value
      and (attributes ->> n.field) is not null;
  end if;
  if new_email is null and not changes_password then
    return;
  end if;
  if exists (select from app_public.users u where u.email = new_email and u.id <> check_user_changes.user_id) then
    perform app_private.refuse('TAKEN', 'attributes.email');
  end if;
  perform app_private.refuse_when_impersonating();
  perform app_private.require_second_level();
end;
$$;
comment on function app_private.check_user_changes(uuid, public.citext, jsonb, boolean) is
  'Refuses all that is wrong with a change of a user. new_email is null when the address stays.';
