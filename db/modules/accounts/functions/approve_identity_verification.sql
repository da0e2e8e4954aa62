create or replace function app_public.approve_identity_verification(input jsonb) returns app_public.identity_verifications
language sql volatile
as $$
  select * from app_private.move_identity_verification((input ->> 'id')::uuid, 'approve')
$$;
comment on function app_public.approve_identity_verification(jsonb) is
  E'@performs identity_verifications approve\nSays that a document shows who the person is: enough to be enrolled, '
  'not to invoice as a person. Operators with REVIEW who have opened its pictures. Refuses INVALID_TRANSITION, '
  'UNAUTHORIZED on one''s own account and before looking.';
grant execute on function app_public.approve_identity_verification(jsonb) to app_operator;
