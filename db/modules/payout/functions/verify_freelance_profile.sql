create or replace function app_public.verify_freelance_profile(input jsonb) returns app_public.freelance_profiles
language plpgsql volatile
as $$
begin
  perform app_private.lock_freelance_profile(input);
  return app_private.move_freelance_profile((input ->> 'id')::uuid, 'verify');
end;
$$;
comment on function app_public.verify_freelance_profile(jsonb) is
  E'@performs freelance_profiles verify\nVerifies who a payout profile is: its small invoices '
  'approve themselves from the second on. Operators with REVIEW. Refuses INVALID_TRANSITION, INVALID_ACTION for an '
  'organisation that has ended and at updatedAt, UNAUTHORIZED on one''s own account.';
grant execute on function app_public.verify_freelance_profile(jsonb) to app_operator;
