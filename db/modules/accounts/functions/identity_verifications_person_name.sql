create or replace function app_public.identity_verifications_person_name(verification app_public.identity_verifications) returns text
language sql stable
as $$
  select app_public.users_display_name(u) from app_public.users u where u.id = verification.user_id
$$;
comment on function app_public.identity_verifications_person_name(app_public.identity_verifications) is
  E'@decides\nThe person''s name here, for comparison with the document.';
grant execute on function app_public.identity_verifications_person_name(app_public.identity_verifications) to app_operator;
