-- Runs as the caller, who sees only their own identities.
create or replace function app_public.accounts_default_identity(account app_public.accounts) returns app_public.identities
language sql stable
as $$
  select i.* from app_public.identities i where i.user_id = account.primary_user_id and i.is_default
$$;
comment on function app_public.accounts_default_identity(app_public.accounts) is
  'The identity whose names the owner has; for the owner alone.';
grant execute on function app_public.accounts_default_identity(app_public.accounts) to app_user;
