create or replace function app_public.accounts_has_applied(account app_public.accounts) returns boolean
language sql stable
as $$
  select exists (select from app_public.job_applications a where a.account_id = account.id)
$$;
comment on function app_public.accounts_has_applied(app_public.accounts) is
'@notNull
@unlisted
Whether the account has applied for a job, or begun to, as far as visible to the caller.';
grant execute on function app_public.accounts_has_applied(app_public.accounts) to app_user;
