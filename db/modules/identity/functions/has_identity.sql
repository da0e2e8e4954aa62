-- The one place for this check. Runs as the caller: users see their own identities, the owner role all.
create or replace function app_hidden.has_identity(user_id uuid) returns boolean
language sql stable
as $$
  select exists (select from app_public.identities i where i.user_id = has_identity.user_id)
$$;
comment on function app_hidden.has_identity(uuid) is 'Whether a national e-ID of the person is on file.';
grant execute on function app_hidden.has_identity(uuid) to app_user, app_operator, app_worker;
