create or replace function app_public.accounts_department_memberships(account app_public.accounts)
returns setof app_public.department_memberships
language sql stable
as $$
  select d.*
  from app_public.department_memberships d
  join app_public.memberships m on m.id = d.membership_id
  where d.account_id = account.id and m.user_id = (select app_hidden.current_user_id())
  order by d.created_at, d.id
$$;
comment on function app_public.accounts_department_memberships(app_public.accounts) is
  E'@simpleCollections only\nThe caller''s department memberships in the current team; empty in other accounts. '
  'Owners and admins belong to every department and need none.';
grant execute on function app_public.accounts_department_memberships(app_public.accounts) to app_user;
