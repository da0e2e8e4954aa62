-- The server has checked and stored the pictures; the input contains their ids. The telephone must be confirmed in this
-- session, so that document and number belong to the same person. Not needed, and refused, if an e-ID is on file or a
-- document waits or is approved. Concurrent calls queue up at the account. Definer because no role may write
-- verifications directly, nor make a file private.
create or replace function app_public.create_identity_verification(input jsonb) returns app_public.identity_verifications
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_attributes jsonb := input -> 'attributes';
  v_account app_public.accounts;
  v_verification app_public.identity_verifications;
begin
  perform app_private.refuse_when_impersonating();
  perform app_private.require_confirmed_user();
  perform app_private.require_transition('identity_verifications', null, null, 'create');
  select a.* into v_account from app_public.accounts a where a.id = app_hidden.current_account_id() for no key update;
  perform app_private.check_identity_verification(v_account, v_attributes);
  perform app_private.stop_if_refused();
  perform app_private.require_second_level();
  perform app_private.stop_if_refused();

  v_verification := app_private.insert_row(
    v_verification, app_hidden.fields_of(v_attributes, 'document', 'front', 'back') || jsonb_build_object('userId', v_account.primary_user_id)
  );
  perform app_private.make_file_private(v_verification.front_file_id);
  perform app_private.make_file_private(v_verification.back_file_id);
  return v_verification;
end;
$$;
comment on function app_public.create_identity_verification(jsonb) is
'@impersonated refused
@ownAccount
@performs identity_verifications create
Submits pictures of a passport or driving licence for review by an operator, in the person''s own account, with a '
  'code by SMS (AUTH_LEVEL_2_REQUIRED). BLANK without a picture, or without the back of a driving licence; PRESENT: a '
  'passport has no back; INVALID or TOO_BIG for an unusable picture. INVALID_ACTION: in a team, with an e-ID on file, '
  'or with another that waits or is approved; ATTEMPTS_LIMIT_EXCEEDED after three in a day; USER_NOT_CONFIRMED, '
  'UNAUTHORIZED.';
grant execute on function app_public.create_identity_verification(jsonb) to app_user;
