-- Definer because the status is granted to no role: it changes together with its reason, its time and its event. The
-- actor is still the caller; the transitions decide.
create or replace function app_private.move_identity_verification(verification_id uuid, action text, reason text default null)
returns app_public.identity_verifications
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_verification app_public.identity_verifications;
  v_to app_public.identity_verification_status := app_private.require_row_transition('identity_verifications', verification_id, action);
begin
  perform app_private.stop_if_refused();
  perform app_private.tell_of_transition('identity_verifications', verification_id, jsonb_strip_nulls(jsonb_build_object('reason', reason)));
  update app_public.identity_verifications v set status = v_to, rejection_reason = reason, decided_at = now()
  where v.id = verification_id
  returning v.* into v_verification;
  return v_verification;
end;
$$;
comment on function app_private.move_identity_verification(uuid, text, text) is
  'Takes an identity verification a step as the transitions allow the caller. Stops with INVALID, or the transition''s refusal.';
grant execute on function app_private.move_identity_verification(uuid, text, text) to app_operator;
