-- The reason goes to the person word for word.
create or replace function app_public.reject_identity_verification(input jsonb) returns app_public.identity_verifications
language plpgsql volatile
as $$
declare
  v_reason text := app_private.require_reason(input);
begin
  return app_private.move_identity_verification((input ->> 'id')::uuid, 'reject', v_reason);
end;
$$;
comment on function app_public.reject_identity_verification(jsonb) is
  E'@performs identity_verifications reject\nSays why a document does not show who the person is; they read it and '
  'send another. Operators with REVIEW who have opened its pictures. Refuses INVALID_TRANSITION, BLANK without a '
  'reason, UNAUTHORIZED before looking.';
grant execute on function app_public.reject_identity_verification(jsonb) to app_operator;
