create or replace function app_public.withdraw_freelance_profile(input jsonb) returns app_public.freelance_profiles
language sql volatile
as $$
  select * from app_private.move_freelance_profile((input ->> 'id')::uuid, 'withdraw')
$$;
comment on function app_public.withdraw_freelance_profile(jsonb) is
  E'@performs freelance_profiles withdraw\nTakes a verification back: the profile waits for an operator again. '
  'Operators with REVIEW. Refuses INVALID_TRANSITION.';
grant execute on function app_public.withdraw_freelance_profile(jsonb) to app_operator;
