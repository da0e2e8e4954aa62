create or replace function app_public.end_enrollment(input jsonb) returns app_public.enrollments
language plpgsql volatile
as $$
begin
  return app_private.move_row(null::app_public.enrollments, (input ->> 'id')::uuid, 'end', input);
end;
$$;
comment on function app_public.end_enrollment(jsonb) is
'@impersonated allowed
@performs enrollments end
Ends an enrolment, at once and for both; OWNER and ADMIN of either account. The team sees the freelancer''s documents '
  'no longer. INVALID id, INVALID_TRANSITION, UNAUTHORIZED, INVALID_ACTION at updatedAt.';
grant execute on function app_public.end_enrollment(jsonb) to app_user;
