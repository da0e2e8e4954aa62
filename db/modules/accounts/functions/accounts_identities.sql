-- Runs as the caller, who sees only their own identities.
create or replace function app_public.accounts_identities(account app_public.accounts) returns setof app_public.identities
language sql stable
as $$
  select i.* from app_public.identities i where i.user_id = account.primary_user_id order by i.is_default desc, i.id
$$;
comment on function app_public.accounts_identities(app_public.accounts) is
  E'@simpleCollections only\nThe identities of the owner, who alone sees them; the default one first.';
grant execute on function app_public.accounts_identities(app_public.accounts) to app_user;
