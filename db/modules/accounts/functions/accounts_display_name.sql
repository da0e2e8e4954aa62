-- Definer because members see no other person's row, but may know what their account is called.
create or replace function app_public.accounts_display_name(account app_public.accounts) returns text
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce(
    account.name,
    (
      select nullif(concat_ws(' ', u.first_name, u.last_name), '')
      from app_public.accounts a join app_public.users u on u.id = a.primary_user_id
      where a.id = account.id
        and (app_hidden.is_within_reach(a.id) or a.id = any (app_hidden.current_user_account_ids()))
    ),
    '-'
  )
$$;
comment on function app_public.accounts_display_name(app_public.accounts) is
'@notNull
@behavior +proc:orderBy
The name if there is one, otherwise the primary user''s first and last name, otherwise "-" (document A, section 3).';
grant execute on function app_public.accounts_display_name(app_public.accounts) to app_user, app_operator;
