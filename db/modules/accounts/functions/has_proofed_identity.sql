-- Identity proofing: by an e-ID, or by a document that an operator has approved. The weaker of the two is enough for
-- enrolment; invoicing as a person requires has_identity(). Definer because a person's own account is not visible while
-- they act in a team; people ask about themselves.
create or replace function app_hidden.has_proofed_identity(user_id uuid) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select (app_hidden.current_actor_kind() <> 'USER' or has_proofed_identity.user_id = app_hidden.current_user_id()) and (
    app_hidden.has_identity(has_proofed_identity.user_id) or exists (
      select from app_public.identity_verifications v
      where v.user_id = has_proofed_identity.user_id and v.status = 'APPROVED'
    )
  )
$$;
comment on function app_hidden.has_proofed_identity(uuid) is
  'Whether a person has shown who they are, by a national e-ID or an approved identity document.';
grant execute on function app_hidden.has_proofed_identity(uuid) to app_user, app_operator, app_worker;
