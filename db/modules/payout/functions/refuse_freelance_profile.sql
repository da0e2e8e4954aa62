-- The reason goes to the freelancer word for word.
create or replace function app_public.refuse_freelance_profile(input jsonb) returns app_public.freelance_profiles
language plpgsql volatile
as $$
declare
  v_reason text := app_private.require_reason(input);
begin
  perform app_private.lock_freelance_profile(input);
  return app_private.move_freelance_profile((input ->> 'id')::uuid, 'refuse', v_reason);
end;
$$;
comment on function app_public.refuse_freelance_profile(jsonb) is
  E'@performs freelance_profiles refuse\nSays why a payout profile is not verified; the freelancer reads it, mends it '
  'and sends it in again. Operators with REVIEW. Refuses INVALID_TRANSITION, BLANK without a reason, INVALID_ACTION at updatedAt.';
grant execute on function app_public.refuse_freelance_profile(jsonb) to app_operator;
