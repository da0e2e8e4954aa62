-- The server has exchanged the code and verified the answer; the decision is made here. Definer because no role of the
-- API writes identities. Calls of one user queue up, so that one of two is the first.
create or replace function app_public.criipto_verify(input jsonb) returns app_public.identities
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_user_id uuid := app_hidden.current_user_id();
  v_prepared jsonb := app_private.prepared(input, 'criipto_verify');
  v_refusal app_public.error_code := v_prepared ->> 'refusal';
  v_identity app_public.identities;
begin
  perform app_private.refuse_when_impersonating();
  perform app_private.require_confirmed_user();
  if v_refusal is not null then
    perform app_private.refuse(v_refusal, coalesce(v_prepared ->> 'path', ''));
  elsif nullif(v_prepared -> 'identity', 'null') is null then
    perform app_private.refuse('PARTNER_CALLBACK_ERROR');
  end if;
  perform app_private.stop_if_refused();

  perform from app_public.users u where u.id = v_user_id for no key update;
  v_identity := app_private.record_identity(v_user_id, v_prepared -> 'identity');
  perform app_private.take_identity_names(v_user_id);
  perform app_private.record_event('identities', v_identity.id, null, 'IDENTIFIED', null);
  return v_identity;
end;
$$;
comment on function app_public.criipto_verify(jsonb) is
'@impersonated refused
Takes the answer of a national e-ID and stores the person''s identity. The first identity is the default, and its '
  'names become the person''s. VERIFICATION_FAILED: the e-ID did not confirm it; PARTNER_CALLBACK_ERROR: it does not '
  'answer, or not intelligibly; TAKEN: another person has the number; INVALID: a redirectUri that is not the '
  'portal''s; USER_NOT_CONFIRMED; INVALID_ACTION while impersonating.';
grant execute on function app_public.criipto_verify(jsonb) to app_user;
