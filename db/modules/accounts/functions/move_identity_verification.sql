-- Definer because the status is granted to no role.
create or replace function app_private.move_identity_verification(verification_id uuid, action text, reason text default null)
returns app_public.identity_verifications
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  return app_private.set_status(
    null::app_public.identity_verifications, verification_id,
    app_private.require_row_transition('identity_verifications', verification_id, action), reason,
    jsonb_build_object('decided_at', now(), 'rejection_reason', reason)
  );
end;
$$;
comment on function app_private.move_identity_verification(uuid, text, text) is
  'Takes an identity verification a step as the transitions allow the caller. Stops with INVALID, or the transition''s refusal.';
grant execute on function app_private.move_identity_verification(uuid, text, text) to app_operator;
