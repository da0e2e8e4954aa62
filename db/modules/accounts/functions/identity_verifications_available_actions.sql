create or replace function app_public.identity_verifications_available_actions(verification app_public.identity_verifications) returns text[]
language sql stable
as $$
  select app_hidden.available_actions('identity_verifications', verification.id, verification.status::text)
$$;
comment on function app_public.identity_verifications_available_actions(app_public.identity_verifications) is
  E'@notNull\nThe actions the caller may take now, from the transitions table.';
grant execute on function app_public.identity_verifications_available_actions(app_public.identity_verifications) to app_operator;
