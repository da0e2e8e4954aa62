create or replace function app_public.accounts_can_manage(account app_public.accounts) returns boolean
language sql stable
as $$
  select coalesce(app_public.accounts_role(account) in ('OWNER', 'ADMIN'), false)
$$;
comment on function app_public.accounts_can_manage(app_public.accounts) is E'@notNull\nWhether the caller is OWNER or ADMIN of the account.';
grant execute on function app_public.accounts_can_manage(app_public.accounts) to app_user;
